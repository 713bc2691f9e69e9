import type { ReactNode } from 'react';
import type { AuPairCard } from '../../api/search';
import { auPairPath } from '../../config/paths';
import { capitalised } from '../../lib/format/capitalised';
import { RegionLink } from '../../lib/region';
import { Flag } from '../../ui/Flag';
import { Icon } from '../../ui/Icon';
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
  const { id, firstName, age, availableNow, checks, match } = auPair;
  const from = freeFrom(auPair);
  // The badge requires a police certificate.
  const isChecked = { policeCheck: auPair.verified !== null, childrenCheck: auPair.childrenChecked };
  const checked = (['policeCheck', 'childrenCheck'] as const).filter((check) => isChecked[check]);
  const unchecked = CHECKS.filter((check) => checks[check] && !checked.some((one) => one === check));
  const active = auPair.lastActive && texts.active[auPair.lastActive];
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
        <ul className={styles.facts}>
          <TrustItems {...auPair} />
          {from ? (
            <li className={styles.onPhones}>
              <Icon name="calendar" size={17} />
              {from}
            </li>
          ) : null}
          <li>
            <Icon name="message" size={17} />
            {auPair.languages.join(', ')}
          </li>
          <li>
            <Icon name="clock" size={17} />
            {auPair.preferredDuration}
          </li>
          {auPair.visa ? (
            <li>
              <Icon name="flag" size={17} />
              {texts.canStay(auPair.visa)}
            </li>
          ) : null}
          {checked.length > 0 ? (
            <li>
              <Icon name="badge" size={17} />
              {capitalised(checked.map((check) => texts.checks[check]).join(', '))}
            </li>
          ) : null}
          {unchecked.length > 0 ? (
            <li>
              <Icon name="info" size={17} />
              {texts.selfReported(unchecked.map((check) => texts.checks[check]))}
            </li>
          ) : null}
          {active ? (
            <li>
              <Icon name="person" size={17} />
              {active}
            </li>
          ) : null}
        </ul>
        {actions}
      </div>
    </article>
  );
}
