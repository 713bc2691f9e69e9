/** What this browser lets us do: everything, nothing before the person allows it elsewhere, or nothing at all. */
export type PushSupport = 'supported' | 'denied' | 'home-screen' | 'unsupported';

/** On iPhone and iPad only pages that were put on the home screen may tell anything. */
const isApple = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

export function pushSupport(): PushSupport {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return isApple() ? 'home-screen' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'supported';
}
