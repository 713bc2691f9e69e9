import type { ReactNode } from 'react';
import type { AuPairCard, FamilyCard, Match } from '../../api/search';
import { auPairPath, familyPath } from '../../config/paths';
import { capitalised } from '../../lib/format/capitalised';
import { RegionLink } from '../../lib/region';
import { freeFrom, startsFrom } from './availability';
import { AuPairPicture, FamilyPicture } from './CardPicture';
import { nameOnCard } from './name-on-card';
import { peopleTexts as texts } from './texts';
import styles from './PersonCard.module.css';
import { RatingStars, TrustItems, type ReputationFacts } from './Reputation';
import { SaveHeart } from './SaveHeart';

const SIZES = '(max-width: 719px) 45vw, 280px';

/** An au pair in a grid: picture, name, one fact, and the score with its best reason. */
export function AuPairTile({ auPair }: { auPair: AuPairCard }) {
  const { id, firstName, age, homeTown, nationality } = auPair;
  return (
    <PersonCard
      to={auPairPath(id)}
      name={firstName}
      aside={String(age)}
      picture={<AuPairPicture auPair={auPair} sizes={SIZES} />}
      fact={[homeTown, nationality].filter(Boolean).join(', ')}
      when={freeFrom(auPair)}
      stay={auPair.visa && texts.canStay(auPair.visa)}
      match={auPair.match}
      active={auPair.lastActive}
      reputation={auPair}
      heart={<SaveHeart id={id} kind="auPair" name={firstName} saved={auPair.saved} />}
    />
  );
}

/** A family in a grid. */
export function FamilyTile({ family }: { family: FamilyCard }) {
  const { id, place, children } = family;
  const name = nameOnCard(family);
  return (
    <PersonCard
      to={familyPath(id)}
      name={capitalised(name)}
      picture={<FamilyPicture family={family} sizes={SIZES} />}
      fact={`${place} · ${children.words}`}
      when={startsFrom(family)}
      match={family.match}
      active={family.lastActive}
      reputation={family}
      heart={<SaveHeart id={id} kind="family" name={name} saved={family.saved} />}
    />
  );
}

interface PersonCardProps {
  to: string;
  name: string;
  aside?: string;
  picture: ReactNode;
  fact: string;
  when: string | null;
  /** Until when they can stay, by their visa. */
  stay?: string | null;
  active: AuPairCard['lastActive'];
  match: Match | null;
  reputation: ReputationFacts;
  heart: ReactNode;
}

function PersonCard({ to, name, aside, picture, fact, when, stay, active, match, reputation, heart }: PersonCardProps) {
  const activity = active && texts.active[active];
  const best = match?.reasons.find(({ ok }) => ok);
  return (
    <article className={styles.tile}>
      <div className={styles.frame}>{picture}</div>
      <div className={styles.heart}>{heart}</div>
      <h3>
        <RegionLink to={to}>{name}</RegionLink>
        {aside ? <span>{aside}</span> : null}
      </h3>
      <p>{fact}</p>
      {when ? <p>{when}</p> : null}
      {stay ? <p>{stay}</p> : null}
      {activity ? <p>{activity}</p> : null}
      {reputation.rating ? (
        <p>
          <RatingStars rating={reputation.rating} />
        </p>
      ) : null}
      {reputation.verified ? (
        <ul className={styles.trust}>
          <TrustItems verified={reputation.verified} replies={null} />
        </ul>
      ) : null}
      {match ? (
        <p className={styles.match}>
          <b>{match.score}</b>
          {best?.text ?? texts.match}
        </p>
      ) : null}
    </article>
  );
}
