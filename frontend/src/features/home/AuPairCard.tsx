import type { AuPairCard as AuPair } from '../../api/enhance';
import { auPairPath } from '../../config/paths';
import { RegionLink } from '../../lib/region';
import { Flag } from '../../ui/Flag';
import { Icon, type IconName } from '../../ui/Icon';
import { Photo } from '../../ui/Photo';
import { Portrait } from '../../ui/portraits';
import { availabilityLabel } from './card-words';
import { homeMessages } from './messages';
import styles from './people.module.css';
import { useLoginRequired } from './use-login-required';

const words = homeMessages.auPairs;

/** One glance: who, from where, from when, and what they bring. */
export function AuPairCard({ auPair }: { auPair: AuPair }) {
  const open = useLoginRequired('auPair');
  const { checks } = auPair;
  const label = availabilityLabel(auPair.availableNow, auPair.availableFrom);
  const facts: Fact[] = [
    ['message', auPair.languages.join(', ')],
    ['calendar', words.stays(auPair.preferredDuration)],
    ['badge', checks.policeCheck ? words.policeCheck : checks.childrenCheck && words.childrenCheck],
    ['children', checks.infants && words.infants],
    ['car', checks.drivingLicence && words.drives],
  ];
  return (
    <article className={styles.person}>
      <div className={styles.portrait}>
        {auPair.photo ? (
          <Photo photo={auPair.photo} preview={auPair.photoPreview} alt="" />
        ) : (
          <Portrait seed={auPair.id} />
        )}
        {label ? (
          <span className={styles.status} data-now={auPair.availableNow}>
            <i />
            {label}
          </span>
        ) : null}
      </div>
      <h3>
        <RegionLink to={auPairPath(auPair.id)} onClick={open}>
          {auPair.firstName}
        </RegionLink>
        <span>{auPair.age}</span>
      </h3>
      <p className={styles.from}>
        <Flag code={auPair.countryCode} /> {auPair.nationality}
        {auPair.homeTown ? `, ${words.homeTown(auPair.homeTown)}` : null}
      </p>
      <Facts facts={facts} most={4} />
    </article>
  );
}

export type Fact = [icon: IconName, text: string | false | null];

/** Short facts with their drawings; those that do not hold are left out. */
export function Facts({ facts, most }: { facts: Fact[]; most: number }) {
  return (
    <ul className={styles.facts}>
      {facts
        .filter(([, text]) => text)
        .slice(0, most)
        .map(([icon, text]) => (
          <li key={icon}>
            <Icon name={icon} size={17} />
            {text}
          </li>
        ))}
    </ul>
  );
}
