/** What this browser supports: push, push only after a permission elsewhere, or nothing. */
export type PushSupport = 'supported' | 'denied' | 'home-screen' | 'unsupported';

/** On iPhone and iPad only pages on the home screen may show notifications. */
const isApple = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

export function pushSupport(): PushSupport {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isApple() ? 'home-screen' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'supported';
}
