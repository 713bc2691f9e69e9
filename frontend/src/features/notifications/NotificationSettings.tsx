import { Suspense } from 'react';
import { useReadNotificationSettingsQuery } from '../../api/notifications';
import { preloadedPart } from '../../lib/lazy-part';
import { PartFailed } from '../../ui/PartFailed';
import { Skeleton } from '../../ui/Skeleton';
import { ChannelMatrix } from './ChannelMatrix';
import { NewsConsent } from './NewsConsent';
import { notificationSettingsTexts as texts } from './texts';
import { PushDevices } from './PushDevices';
import styles from './NotificationSettings.module.css';

const QuietHoursForm = preloadedPart(async () => (await import('./QuietHoursForm')).QuietHoursForm);

/** Channels, quiet hours and devices of notifications. A section of the account page. */
export function NotificationSettings() {
  const { data, error, refetch } = useReadNotificationSettingsQuery();
  if (error && !data) return <PartFailed text={texts.loadFailed} again={texts.again} onAgain={() => void refetch()} />;
  if (!data) return <Skeleton shape="card" height="420px" />;
  return (
    <div className={styles.settings}>
      <ChannelMatrix groups={data.groups} />
      <Suspense fallback={<Skeleton shape="card" height="380px" />}>
        <QuietHoursForm quietHours={data.quietHours} timeZone={data.timeZone} />
      </Suspense>
      <PushDevices />
      <NewsConsent />
    </div>
  );
}
