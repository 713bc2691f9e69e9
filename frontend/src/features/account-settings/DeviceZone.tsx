import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { PROFILE_CACHE, useGetUserQuery, useUpdateMyProfileMutation } from '../../api/profiles';
import { messageOf } from '../../lib/api-error';
import { ownTimeZone, zoneCity } from '../../lib/clocks';
import { focusParentOnUnmount } from '../../lib/pass-focus';
import { useSession, type SessionUser } from '../../lib/session';
import { Button } from '../../ui/Button';
import { toast } from '../../ui/toast';
import styles from './DeviceZone.module.css';
import { deviceZoneTexts as texts } from './device-zone-texts';

/**
 * Offers the time zone of this device to someone whose account is still on that of another place, as after a flight:
 * quiet hours and the clock that others see follow the account. `frame` surrounds it, where it is shown.
 */
export function DeviceZone({ frame }: { frame?: string }) {
  const { user } = useSession();
  // An admin has no zone, and only the account holder changes that of a family.
  return user && user.userType !== 'admin' && !user.coParent ? <Offer user={user} frame={frame} /> : null;
}

/** Whether the account's zone is still unknown: a screen that waits for it appears together with the offer. */
export function useDeviceZonePending(): boolean {
  const { user } = useSession();
  return useGetUserQuery(user && user.userType !== 'admin' ? { id: user.id } : skipToken, PROFILE_CACHE).isLoading;
}

function Offer({ user, frame }: { user: SessionUser; frame: string | undefined }) {
  const { data: profile } = useGetUserQuery({ id: user.id }, PROFILE_CACHE);
  const [update, { isLoading: busy }] = useUpdateMyProfileMutation();
  const timeZone = ownTimeZone();
  const key = `keptTimeZone:${user.id}:${timeZone}`;
  const [isKept, setKept] = useState(() => isStored(key));
  if (!profile || isKept || offsetNow(timeZone) === offsetNow(profile.timeZone)) return null;
  const [device, account] = [zoneCity(timeZone), zoneCity(profile.timeZone)];
  const use = async () => {
    try {
      await update({ updateProfileInput: { timeZone } }).unwrap();
      toast.success(texts.used(device));
    } catch (error) {
      toast.error(texts.failed, messageOf(error));
    }
  };
  const keep = () => {
    store(key);
    setKept(true);
  };
  return (
    <div className={frame}>
      <section ref={focusParentOnUnmount} className={styles.zone} aria-label={texts.label}>
        <p>{texts.text(device, account)}</p>
        <Button size="small" busy={busy} onClick={() => void use()}>
          {texts.use(device)}
        </Button>
        <Button size="small" variant="plain" onClick={keep}>
          {texts.keep(account)}
        </Button>
      </section>
    </div>
  );
}

/** "GMT+11:00" */
function offsetNow(timeZone: string): string | undefined {
  const format = new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'longOffset' });
  return format.formatToParts(new Date()).find(({ type }) => type === 'timeZoneName')?.value;
}

function isStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

function store(key: string): void {
  try {
    localStorage.setItem(key, '1');
  } catch {
    // Without storage it is asked again on the next page.
  }
}
