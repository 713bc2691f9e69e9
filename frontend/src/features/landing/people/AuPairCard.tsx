import type { AuPairCard as AuPair } from '../../../api/search';
import { auPairPath } from '../../../config/paths';
import { shortDay } from '../../../lib/format/date';
import { RegionLink } from '../../../lib/region';
import { Flag } from '../../../ui/Flag';
import { Icon, type IconName } from '../../../ui/Icon';
import { Photo } from '../../../ui/Photo';
import { Portrait } from '../../../ui/portraits';
import { Heart } from './Heart';
import { newestPeopleTexts } from './texts';
import styles from './people.module.css';
import type { SampleAuPair } from './sample-au-pairs';
import { peopleTexts } from '../../../entities/people/texts';
import { freeFrom } from '../../../entities/people/availability';
import { RatingStars } from '../../../entities/people/Reputation';
import { useLoginRequired } from '../../../entities/people/use-login-required';

const words = newestPeopleTexts.auPairs;

/** One glance: who, from where, from when, and what they bring. Samples open nothing. */
export function AuPairCard({ auPair }: { auPair: AuPair | SampleAuPair }) {
  const sample = 'look' in auPair ? auPair : null;
  const open = useLoginRequired('auPair');
  const { checks, verified } = auPair;
  const label = freeFrom(auPair);
  const drawn = <Portrait seed={auPair.id} {...(sample ? { look: sample.look } : {})} />;
  const facts: Fact[] = [
    ['message', auPair.languages.join(', ')],
    ['calendar', words.stays(auPair.preferredDuration)],
    verified
      ? ['badge', peopleTexts.verified(shortDay(verified.since)), 'checked']
      : ['badge', checks.policeCheck ? words.policeCheck : checks.childrenCheck && words.childrenCheck],
    ['children', checks.infants && words.infants],
    ['car', checks.drivingLicence && words.drives],
  ];
  return (
    <article className={styles.person}>
      <div className={styles.portrait}>
        {auPair.photo ? (
          <Photo
            photo={auPair.photo}
            preview={auPair.photoPreview}
            focalPoint={auPair.photoFocalPoint}
            fallback={drawn}
            alt=""
          />
        ) : (
          drawn
        )}
        {label ? (
          <span className={styles.status} data-now={auPair.availableNow}>
            <i />
            {label}
          </span>
        ) : null}
        {sample ? <SampleMark /> : null}
      </div>
      {sample ? null : <Heart id={auPair.id} kind="auPair" name={auPair.firstName} saved={auPair.saved} />}
      <h3>
        {sample ? (
          auPair.firstName
        ) : (
          <RegionLink to={auPairPath(auPair.id)} onClick={open}>
            {auPair.firstName}
          </RegionLink>
        )}
        <span>{auPair.age}</span>
      </h3>
      <p className={styles.from}>
        <Flag code={auPair.countryCode} /> {auPair.nationality}
        {auPair.homeTown ? `, ${words.homeTown(auPair.homeTown)}` : null}
      </p>
      {auPair.education ? <p className={styles.from}>{auPair.education}</p> : null}
      <Facts facts={facts} most={4} />
      <p className={styles.rating}>{auPair.rating ? <RatingStars rating={auPair.rating} /> : words.noReviews}</p>
    </article>
  );
}

/** Says on the picture that this is no one. */
export function SampleMark() {
  return <span className={styles.sample}>{newestPeopleTexts.sample}</span>;
}

/** Facts that others have checked are marked as `checked`. */
export type Fact = [icon: IconName, text: string | false | null, checked?: 'checked'];

/** Short facts with their drawings; those that do not hold are left out. */
export function Facts({ facts, most }: { facts: Fact[]; most: number }) {
  return (
    <ul className={styles.facts}>
      {facts
        .filter(([, text]) => text)
        .slice(0, most)
        .map(([icon, text, checked]) => (
          <li key={icon} className={checked && styles.checked}>
            <Icon name={icon} size={17} />
            {text}
          </li>
        ))}
    </ul>
  );
}
