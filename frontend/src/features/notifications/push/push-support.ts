import { isAppleMobile } from '../../../lib/device-name';

/** What this browser supports: push, push only after a permission elsewhere, or nothing. */
export type PushSupport = 'supported' | 'denied' | 'home-screen' | 'unsupported';

export function pushSupport(): PushSupport {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    // On iPhone and iPad only pages on the home screen may show notifications.
    return isAppleMobile() ? 'home-screen' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'supported';
}
