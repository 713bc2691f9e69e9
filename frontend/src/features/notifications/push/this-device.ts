import type { PushSubscriptionInput } from '../../../api/notifications';
import { deviceName } from '../../../lib/device-name';
import { notificationSettingsTexts as texts } from '../texts';

const WORKER = '/sw.js';
/** Whose notifications this browser shows: another person who logs in here has not asked for them. */
const KEPT_UNDER = 'told-on-this-device';
const END_CHARACTERS = 16;

/** Asks the browser (and the person) for a subscription. Null when they declined. Throws when it fails. */
export async function subscribeThisDevice(publicKey: string): Promise<PushSubscriptionInput | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const registration = await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(publicKey),
  });
  return inputOf(subscription);
}

/** The browser's current subscription, or null. */
export async function heldSubscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator)) return null;
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

export function inputOf(subscription: PushSubscription): PushSubscriptionInput {
  const { endpoint, keys } = subscription.toJSON();
  return {
    endpoint: endpoint ?? '',
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
    device: deviceName(navigator.userAgent) ?? texts.devices.unknown,
  };
}

/** The end of its address identifies this browser in the server's list. */
export const endOf = (endpoint: string): string => endpoint.slice(-END_CHARACTERS);

export const registeredHere = {
  isFor(personId: string): boolean {
    try {
      return localStorage.getItem(KEPT_UNDER) === personId;
    } catch {
      return false;
    }
  },
  set(personId: string | null): void {
    try {
      if (personId === null) localStorage.removeItem(KEPT_UNDER);
      else localStorage.setItem(KEPT_UNDER, personId);
    } catch {
      // Without storage the person has to ask again after the next login.
    }
  },
};

/** Base64url to bytes, as the browser wants the key. */
function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const binary = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
