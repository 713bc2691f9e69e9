import type { ReactNode } from 'react';
import type { FamilyCard } from '../../api/search';
import { familyPath } from '../../config/paths';
import { capitalised } from '../../lib/format/capitalised';
import { RegionLink } from '../../lib/region';
import { Icon, type IconName } from '../../ui/Icon';
import { startsFrom } from './availability';
import { FamilyPicture } from './CardPicture';
import { MatchPanel } from './MatchPanel';
import { nameOnCard } from './name-on-card';
import { peopleTexts as texts } from './texts';
import styles from './people.module.css';
import { RatingStars, TrustItems } from './Reputation';
import { SaveHeart } from './SaveHeart';

interface FamilyResultProps {
  family: FamilyCard;
  eager?: boolean;
  /** Further actions, below the facts. */
  actions?: ReactNode;
}

/** A family in a list: location, children, hours, room and match reasons. */
export function FamilyResult({ family, eager = false, actions }: FamilyResultProps) {
  const { id, place, children, startsNow, match } = family;
  const name = nameOnCard(family);
  const from = startsFrom(family);
  const active = family.lastActive && texts.active[family.lastActive];
  const facts: [IconName, string | null][] = [
    ['children', children.words],
    ['clock', texts.hours(family.hoursPerWeek)],
    ['calendar', family.duration],
    ['bed', family.accommodation],
    ['person', active],
  ];
  return (
    <article className={styles.result}>
      <div className={styles.frame}>
        <FamilyPicture family={family} sizes="(max-width: 719px) 45vw, 230px" eager={eager} />
        {from ? (
          <span className={styles.status} data-high data-now={startsNow || undefined}>
            <i />
            {from}
          </span>
        ) : null}
      </div>
      <div className={styles.body}>
        <div className={styles.lead}>
          <div className={styles.top}>
            <h2>
              <RegionLink to={familyPath(id)}>{capitalised(name)}</RegionLink>
            </h2>
            <SaveHeart id={id} kind="family" name={name} saved={family.saved} />
          </div>
          <p className={styles.from}>
            <span className={styles.place}>
              <Icon name="place" size={17} />
              {place}
            </span>
            <RatingStars rating={family.rating} />
          </p>
          {family.tagline ? <p className={styles.quote}>{family.tagline}</p> : null}
        </div>
        {match ? <MatchPanel match={match} /> : null}
        <ul className={styles.facts}>
          <TrustItems {...family} />
          {facts.map(([icon, text]) =>
            text ? (
              <li key={icon}>
                <Icon name={icon} size={17} />
                {text}
              </li>
            ) : null,
          )}
        </ul>
        {actions}
      </div>
    </article>
  );
}
