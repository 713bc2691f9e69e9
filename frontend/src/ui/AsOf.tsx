import { dayKey, dayName, ownTimeZone, timeOfDay, useNow } from '../lib/clocks';
import styles from './AsOf.module.css';
import { Icon } from './Icon';

/** Says since when what is shown was kept in this browser. Nothing where it is current. */
export function AsOf({ at }: { at: Date | null }) {
  const now = useNow();
  if (!at) return null;
  const zone = ownTimeZone();
  const day = dayKey(at) === dayKey(now) ? '' : `${dayName(at, now, zone)}, `;
  return (
    <p className={styles.note} role="status">
      <Icon name="clock" size={17} />
      As of {day}
      {timeOfDay(at, zone)}. You are offline, so this may have changed.
    </p>
  );
}
