import { dayKey, dayName, ownTimeZone, timeOfDay, useDeviceNow } from '../lib/clocks';
import styles from './StoredSince.module.css';
import { Icon } from './Icon';

/** Says since when what is shown was kept in this browser, and why unless that is said already. Nothing where it is current. */
export function StoredSince({ at, hasOfflineNotice = false }: { at: Date | null; hasOfflineNotice?: boolean }) {
  const now = useDeviceNow();
  if (!at) return null;
  const zone = ownTimeZone();
  const day = dayKey(at) === dayKey(now) ? '' : `${dayName(at, now, zone)}, `;
  return (
    <p className={styles.note} role={hasOfflineNotice ? undefined : 'status'}>
      <Icon name="clock" size={17} />
      As of {day}
      {timeOfDay(at, zone)}.{' '}
      {hasOfflineNotice ? 'This may have changed.' : 'You are offline, so this may have changed.'}
    </p>
  );
}
