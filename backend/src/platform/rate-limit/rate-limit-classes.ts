export interface Window {
  /** How many calls. */
  points: number;
  seconds: number;
}

interface RateLimitClass {
  /**
   * How calls on routes are grouped: by network address (IPv6 by /64), by logged-in person (otherwise the address), or
   * by a key from the service.
   */
  per: 'address' | 'user' | 'key';
  /** All of them apply. */
  windows: readonly [Window, ...Window[]];
}

const SECOND = 1;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

type Pair = [points: number, seconds: number];
const window = ([points, seconds]: Pair): Window => ({ points, seconds });
const limit = (per: RateLimitClass['per'], first: Pair, ...more: Pair[]): RateLimitClass => ({
  per,
  windows: [window(first), ...more.map(window)],
});

/**
 * Rate limits. `RATE_LIMIT_SCALE` multiplies the points; no class can be switched off. Admins can change a few within
 * bounds (`limits-setting.ts`): the points here are the defaults.
 */
export const RATE_LIMIT_CLASSES = {
  /** Every route, in addition to other limits. */
  'public-read': limit('address', [300, MINUTE]),
  /** Renditions of photos: a page shows dozens. */
  media: limit('address', [2_400, MINUTE]),

  'sign-in': limit('address', [20, MINUTE]),
  'sign-up': limit('address', [5, HOUR]),
  /** Asking for an email (recovery, verification), by address and then by the account's email address. */
  'mail-request': limit('address', [5, HOUR]),
  'mail-to-person': limit('key', [1, MINUTE], [5, HOUR]),
  /** Invitations that one family sends to a co-parent. */
  'household-invitations': limit('key', [5, HOUR], [10, DAY]),
  /** One per page load: a household with many tabs must not hit it. */
  refresh: limit('address', [900, 5 * MINUTE]),
  'refresh-session': limit('key', [300, 5 * MINUTE]),
  /** Invalid refresh tokens; by address. */
  'refresh-failed': limit('key', [30, 5 * MINUTE]),
  /** Consuming links from emails. */
  'one-time-token': limit('address', [30, 5 * MINUTE]),
  /** Challenges for passkeys, one for each look at the log-in page. */
  'passkey-options': limit('address', [120, MINUTE]),
  /** Second-factor codes and passkeys of one account. */
  'mfa-code': limit('key', [5, 5 * MINUTE]),

  /** Errors reported by browsers: a page load reports few. */
  'browser-error': limit('address', [30, HOUR]),

  /** Page views that report their speed: a household loads many pages. */
  'page-speed': limit('address', [120, HOUR]),

  /** Contact messages, by address; only valid ones count. */
  contact: limit('key', [3, HOUR]),
  /** Confirmations to one address, so that the form cannot be used to flood it. */
  'contact-thanks': limit('key', [3, DAY]),

  /** Requests for help that one person opens. */
  support: limit('user', [6, HOUR]),
  /** Emails to referees, by sender and by referee. */
  'reference-mails': limit('key', [2, MINUTE], [8, DAY]),
  'reference-mails-to-person': limit('key', [1, MINUTE], [4, DAY]),

  search: limit('user', [120, MINUTE]),
  /** Distinct full profiles that one person opens. */
  'profile-views': limit('key', [150, DAY]),
  write: limit('user', [120, MINUTE]),
  /** Automatic requests of editors' browsers: autosave and presence. */
  autosave: limit('user', [240, MINUTE]),
  upload: limit('user', [20, HOUR]),
  /** Data exports: each is kept for days, and contains every photo and document. */
  'data-export': limit('user', [5, DAY]),
  /** Files for messages; only those that were read to their end count. */
  attachment: limit('key', [60, HOUR], [200, DAY]),
  /** Pictures and documents uploaded by editors. */
  'editor-upload': limit('user', [200, HOUR]),

  /** Reports of people, messages and so on. */
  report: limit('key', [20, DAY]),

  send: limit('user', [10, 20 * SECOND]),
  /** Calendar apps that fetch a member's calendar; many share the same few addresses. */
  'calendar-feed': limit('key', [60, HOUR]),
  /** Webhooks of other services, which are authenticated; from few addresses, and many at once after a pause. */
  'signed-webhook': limit('address', [6_000, MINUTE]),
  /** New people that one person writes to: in the account's first 72 hours, and later. */
  'new-conversations-at-first': limit('key', [5, DAY]),
  'new-conversations': limit('key', [20, DAY]),
  /** Connections of one address before authentication: a household opens several at once. */
  'socket-handshake': limit('key', [120, MINUTE]),
  'socket-connect': limit('key', [10, MINUTE]),
  /** Socket messages that are not stored: typing, reading. */
  'socket-signal': limit('key', [60, 3 * SECOND]),
  /** Signalling of calls. */
  'call-signal': limit('key', [50, SECOND], [200, 10 * SECOND]),
} as const satisfies Record<string, RateLimitClass>;

export type RateLimitName = keyof typeof RATE_LIMIT_CLASSES;
