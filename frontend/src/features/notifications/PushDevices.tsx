import { useEffect, useState } from 'react';
import { useListPushDevicesQuery, useRemovePushDeviceMutation, type PushDevice } from '../../api/notifications';
import { messageOf } from '../../lib/api-error';
import { focusParentOnUnmount } from '../../lib/pass-focus';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { PartFailed } from '../../ui/PartFailed';
import { toast } from '../../ui/toast';
import { dayInWords } from '../../lib/format/date';
import { notificationSettingsTexts } from './texts';
import styles from './NotificationSettings.module.css';
import { endOf, heldSubscription, registeredHere } from './push/this-device';
import { useThisDevice } from './push/use-this-device';

const { devices: texts, failed, loadFailed, again } = notificationSettingsTexts;

/** The devices with push notifications, and the button to add this one. */
export function PushDevices() {
  const { data, error, refetch } = useListPushDevicesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [remove, removal] = useRemovePushDeviceMutation();
  const [heldEnd, setHeldEnd] = useState<string | null>(null);
  const { obstacle, start, busy } = useThisDevice(data?.publicKey ?? null, () => void refetch());
  useEffect(() => {
    void heldSubscription().then((held) => setHeldEnd(held && endOf(held.endpoint)));
  }, [data]);
  if (!data) return error ? <NotLoaded onAgain={() => void refetch()} /> : null;

  const isHere = ({ endpointEnd }: PushDevice) => endpointEnd === heldEnd;
  const stop = async (device: PushDevice) => {
    try {
      await remove({ id: device.id }).unwrap();
      if (isHere(device)) registeredHere.set(null);
      toast.success(texts.stopped);
      await refetch();
    } catch (failure) {
      toast.error(failed, messageOf(failure));
    }
  };
  const notice = data.publicKey === null ? texts.notHere : obstacle && texts[obstacle];

  return (
    <div className={styles.part}>
      <h2>{texts.heading}</h2>
      <p className={styles.muted}>{texts.line}</p>
      {data.items.length > 0 ? (
        <ul className={styles.devices}>
          {data.items.map((device) => (
            <li key={device.id}>
              <div>
                <p className={styles.name}>{isHere(device) ? `${device.device} · ${texts.here}` : device.device}</p>
                <p className={styles.muted}>{texts.since(dayInWords(device.createdAt))}</p>
              </div>
              <Button
                ref={focusParentOnUnmount}
                variant="quiet"
                size="small"
                busy={removal.isLoading && removal.originalArgs?.id === device.id}
                aria-label={texts.stopNamed(device.device)}
                onClick={() => void stop(device)}
              >
                {texts.stop}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {notice ? (
        <div className={styles.notice} role="status">
          <Icon name="info" />
          <div>
            <p className={styles.name}>{notice.title}</p>
            <p className={styles.muted}>{notice.text}</p>
          </div>
        </div>
      ) : null}
      {data.items.some(isHere) ||
      data.publicKey === null ||
      obstacle === 'homeScreen' ||
      obstacle === 'unsupported' ? null : (
        <Button variant="quiet" icon="bell" busy={busy} onClick={() => void start()}>
          {texts.start}
        </Button>
      )}
    </div>
  );
}

const NotLoaded = ({ onAgain }: { onAgain: () => void }) => (
  <div className={styles.part}>
    <h2>{texts.heading}</h2>
    <PartFailed text={loadFailed} again={again} onAgain={onAgain} />
  </div>
);
