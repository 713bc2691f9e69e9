import type { CallRoom } from '../../../api/video-calls';
import { VerifiedMark } from '../../../entities/people/Reputation';
import { ownTimeZone, timeOfDay } from '../../../lib/clocks';
import { capitalised } from '../../../lib/format/capitalised';
import { remaining } from '../../../lib/format/time';
import { Icon } from '../../../ui/Icon';
import { callTexts } from '../texts';
import styles from './CallHead.module.css';

const { room: texts, clocks } = callTexts;
const MINUTE_MS = 60_000;

/** The other person, the time at both locations, and the remaining time. */
export function CallHead({ room, now }: { room: CallRoom; now: number }) {
  const { displayName: name, timeZone } = room.other;
  const present = new Date(now);
  return (
    <header className={styles.head}>
      <b>
        {capitalised(name)} <VerifiedMark verified={room.other.verified} compact />
      </b>
      <span>
        {clocks.you} {timeOfDay(present, ownTimeZone())}, {name} {timeOfDay(present, timeZone)}
      </span>
      <span className={styles.left}>{timeLeft(room, now)}</span>
      <span className={styles.recorded}>
        <Icon name="lock" size={16} />
        {texts.recorded}
      </span>
    </header>
  );
}

function timeLeft(room: CallRoom, now: number): string {
  const [startsAt, endsAt] = [Date.parse(room.startsAt), Date.parse(room.endsAt)];
  if (now < startsAt) return texts.beginsIn(remaining(startsAt - now));
  if (now < endsAt) return texts.minutesLeft(Math.ceil((endsAt - now) / MINUTE_MS));
  return texts.over(timeOfDay(new Date(room.closesAt), ownTimeZone()));
}
