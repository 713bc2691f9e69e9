import type { ReactNode } from 'react';
import type { AuPairCard } from '../../api/search';
import { auPairPath } from '../../config/paths';
import { capitalised } from '../../lib/format/capitalised';
import { RegionLink } from '../../lib/region';
import { Flag } from '../../ui/Flag';
import { Icon, type IconName } from '../../ui/Icon';
import { freeFrom } from './availability';
import { AuPairPicture } from './CardPicture';
import { MatchPanel } from './MatchPanel';
import { peopleTexts as texts } from './texts';
import styles from './people.module.css';
import { RatingStars, TrustItems } from './Reputation';
import { SaveHeart } from './SaveHeart';

const CHECKS = ['policeCheck', 'childrenCheck', 'drivingLicence', 'infants'] as const;

interface AuPairResultProps {
  auPair: AuPairCard;
  eager?: boolean;
  /** Further actions, below the facts. */
  actions?: ReactNode;
}

/** An au pair in a list: country, dates, match reasons and what they say they bring. */
export function AuPairResult({ auPair, eager = false, actions }: AuPairResultProps) {
  const { id, firstName, age, availableNow, match } = auPair;
  const from = freeFrom(auPair);
  return (
    <article className={styles.result}>
      <div className={styles.frame}>
        <AuPairPicture auPair={auPair} sizes="(max-width: 719px) 45vw, 230px" eager={eager} />
        {from ? (
          <span className={styles.status} data-now={availableNow || undefined}>
            <i />
            {from}
          </span>
        ) : null}
      </div>
      <div className={styles.body}>
        <div className={styles.lead}>
          <div className={styles.top}>
            <h2>
              <RegionLink to={auPairPath(id)}>{firstName}</RegionLink>
              <span>{age}</span>
            </h2>
            <SaveHeart id={id} kind="auPair" name={firstName} saved={auPair.saved} />
          </div>
          <p className={styles.from}>
            <span className={styles.place}>
              {auPair.countryCode ? <Flag code={auPair.countryCode} /> : null}
              {[auPair.homeTown, auPair.nationality].filter(Boolean).join(', ')}
            </span>
            <RatingStars rating={auPair.rating} />
          </p>
          {auPair.tagline ? <p className={styles.quote}>{auPair.tagline}</p> : null}
        </div>
        {match ? <MatchPanel match={match} /> : null}
        <Facts auPair={auPair} from={from} />
        {actions}
      </div>
    </article>
  );
}

function Facts({ auPair, from }: { auPair: AuPairCard; from: string | null }) {
  const { checked, selfReported } = checksOf(auPair);
  const active = auPair.lastActive && texts.active[auPair.lastActive];
  return (
    <ul className={styles.facts}>
      <TrustItems {...auPair} />
      {from ? (
        <li className={styles.onPhones}>
          <Icon name="calendar" size={17} />
          {from}
        </li>
      ) : null}
      <Fact icon="message" text={auPair.languages.join(', ')} />
      <Fact icon="clock" text={auPair.preferredDuration} />
      {auPair.visa ? <Fact icon="flag" text={texts.canStay(auPair.visa)} /> : null}
      {checked.length > 0 ? <Fact icon="badge" text={capitalised(checked.join(', '))} /> : null}
      {selfReported.length > 0 ? <Fact icon="info" text={texts.selfReported(selfReported)} /> : null}
      {active ? <Fact icon="person" text={active} /> : null}
    </ul>
  );
}

const Fact = ({ icon, text }: { icon: IconName; text: ReactNode }) => (
  <li>
    <Icon name={icon} size={17} />
    {text}
  </li>
);

/** The checks for which documents have been seen, and those that only the au pair reports. */
function checksOf({ verified, childrenChecked, checks }: AuPairCard) {
  // The badge requires a police certificate.
  const isChecked = { policeCheck: verified !== null, childrenCheck: childrenChecked };
  const checked = (['policeCheck', 'childrenCheck'] as const).filter((check) => isChecked[check]);
  const selfReported = CHECKS.filter((check) => checks[check] && !checked.some((one) => one === check));
  return {
    checked: checked.map((check) => texts.checks[check]),
    selfReported: selfReported.map((check) => texts.checks[check]),
  };
}
