import { ownTimeZone, timeOfDay, useNow } from '../../../lib/clocks';
import { interviewTexts } from '../texts';
import { bothAwake, dayAfter, type Span } from '../model/both-awake';
import type { Partner } from '../TwoClocks';
import styles from './WakingHours.module.css';

const { aside: texts } = interviewTexts;
const HOUR_MS = 60 * 60_000;

/** Today's hours at which neither of the two sleeps, on both clocks. */
export function WakingHours({ partner }: { partner: Partner }) {
  const now = useNow();
  const mine = ownTimeZone();
  if (!partner.timeZone) return null;
  const theirs = partner.timeZone;
  const spans = bothAwake(dayAfter(now, 0, mine), mine, theirs).filter(
    ({ from, to }) => to.getTime() - from.getTime() >= HOUR_MS,
  );
  return (
    <>
      <h3>{texts.heading}</h3>
      {spans.length === 0 ? (
        <p className={styles.never}>{texts.never}</p>
      ) : (
        <ul className={styles.spans}>
          {spans.map((span) => (
            <li key={span.from.getTime()}>
              <b>{texts.yours(spoken(span, mine))}</b>
              <small>{texts.theirs(spoken(span, theirs), partner.displayName)}</small>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const spoken = ({ from, to }: Span, timeZone: string) => texts.span(hour(from, timeZone), hour(to, timeZone));

/** "6 am" */
const hour = (at: Date, timeZone: string) => timeOfDay(at, timeZone).replace(':00', '');
