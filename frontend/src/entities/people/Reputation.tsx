import type { AuPairCard } from '../../api/search';
import { shortDay } from '../../lib/format/date';
import { Icon } from '../../ui/Icon';
import { Stars } from '../../ui/Stars';
import { peopleTexts as texts } from './texts';
import { withinWords } from './reputation-words';
import styles from './Reputation.module.css';

/** Below this share the word “usually” would be wrong. */
const HALF = 50;

/** Badge, reviews and response time of a person: the same on cards and pages. */
export type ReputationFacts = Pick<AuPairCard, 'verified' | 'rating' | 'replies'>;

/** Five stars with their number and count; nothing without reviews. */
export function RatingStars({ rating }: Pick<ReputationFacts, 'rating'>) {
  return rating ? <Stars rating={rating.average} count={texts.reviews(rating.count)} /> : null;
}

interface VerifiedMarkProps {
  verified: ReputationFacts['verified'];
  /** Shows the drawing alone, where a name has little room; screen readers hear the day nevertheless. */
  compact?: boolean;
}

/** Since when someone is verified, wherever they are named; nothing without valid documents. */
export function VerifiedMark({ verified, compact = false }: VerifiedMarkProps) {
  if (!verified) return null;
  const words = texts.verified(shortDay(verified.since));
  return (
    <span className={styles.verified} title={compact ? words : undefined}>
      <Icon name="badge" size={17} />
      <span className={compact ? 'sr' : undefined}>{words}</span>
    </span>
  );
}

/** List items: the badge with its date, and the response time. */
export function TrustItems({ verified, replies }: Pick<ReputationFacts, 'verified' | 'replies'>) {
  return (
    <>
      {verified ? (
        <li>
          <VerifiedMark verified={verified} />
        </li>
      ) : null}
      {replies ? (
        <li>
          <Icon name="message" size={17} />
          {replies.ratePercent < HALF
            ? texts.answersSome(replies.ratePercent)
            : texts.answers(withinWords(replies.medianMinutes), replies.ratePercent)}
        </li>
      ) : null}
    </>
  );
}

/** The same in one line, for cards without a list. */
export function ReputationLine({ verified, rating, replies }: ReputationFacts) {
  if (!verified && !rating && !replies) return null;
  return (
    <div className={styles.line}>
      <RatingStars rating={rating} />
      <ul>
        <TrustItems verified={verified} replies={replies} />
      </ul>
    </div>
  );
}
