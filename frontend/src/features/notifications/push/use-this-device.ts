import { useEffect, useState } from 'react';
import { usePutPushDeviceMutation } from '../../../api/notifications';
import { messageOf } from '../../../lib/api-error';
import { useSession } from '../../../lib/session';
import { toast } from '../../../ui/toast';
import { isAppleMobile } from '../../../lib/device-name';
import { notificationSettingsTexts } from '../texts';
import { subscribeThisDevice, registeredHere } from './this-device';

/** Whether this browser supports push, supports it only after a permission elsewhere, or not at all. */
type PushSupport = 'supported' | 'denied' | 'home-screen' | 'unsupported';

function pushSupport(): PushSupport {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    // On iPhone and iPad only pages on the home screen may show notifications.
    return isAppleMobile() ? 'home-screen' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'supported';
}

const { devices: texts, failed } = notificationSettingsTexts;

/** Why this device cannot get notifications; the wording is in the texts. */
type Obstacle = 'denied' | 'homeScreen' | 'unsupported' | 'unreachable';

const OBSTACLES: Record<PushSupport, Obstacle | null> = {
  supported: null,
  denied: 'denied',
  'home-screen': 'homeScreen',
  unsupported: 'unsupported',
};

/** Turns on push notifications for this browser, only when the person asks, and explains what prevents it. */
export function useThisDevice(publicKey: string | null, onStarted: () => void) {
  const { user } = useSession();
  const [put] = usePutPushDeviceMutation();
  const [obstacle, setObstacle] = useState<Obstacle | null>(null);
  const [busy, setBusy] = useState(false);
  // Only the browser knows, after hydration.
  useEffect(() => setObstacle(OBSTACLES[pushSupport()]), []);

  const start = async () => {
    if (!publicKey || !user) return;
    setBusy(true);
    try {
      const subscription = await subscribeThisDevice(publicKey).catch(() => 'unreachable' as const);
      if (subscription === 'unreachable') return setObstacle('unreachable');
      if (subscription === null) return setObstacle(OBSTACLES[pushSupport()]);
      await put({ pushSubscriptionInput: subscription }).unwrap();
      registeredHere.set(user.id);
      setObstacle(null);
      toast.success(texts.started);
      onStarted();
    } catch (failure) {
      toast.error(failed, messageOf(failure));
    } finally {
      setBusy(false);
    }
  };

  return { obstacle, start, busy };
}
