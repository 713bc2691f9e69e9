export interface Window {
  /** How many calls. */
  points: number;
  seconds: number;
}

export interface RateLimitClass {
  /**
   * Whose calls are counted together on routes: those of one network address (IPv6 by /64), of one signed-in person
   * (else the address), or of whatever key the service gives.
   */
  per: 'address' | 'user' | 'key';
  /** All of them hold at once. */
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
 * What may be asked for how often. `RATE_LIMIT_SCALE` multiplies the points; nothing switches a class off. The back
 * office moves a few of them within bounds (`limits-setting.ts`): there the points are where they begin.
 */
export const RATE_LIMIT_CLASSES = {
  /** Every route, whatever else limits it too. */
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
  /** Each page load is one: a household with many tabs must not run into it. */
  refresh: limit('address', [900, 5 * MINUTE]),
  'refresh-session': limit('key', [300, 5 * MINUTE]),
  /** Refresh tokens that are not, or no longer, good; by address. */
  'refresh-failed': limit('key', [30, 5 * MINUTE]),
  /** Consuming links from emails. */
  'one-time-token': limit('address', [30, 5 * MINUTE]),
  /** Challenges for passkeys, one for each look at the log-in page. */
  'passkey-options': limit('address', [120, MINUTE]),
  /** Second-factor codes and passkeys of one account. */
  'mfa-code': limit('key', [5, 5 * MINUTE]),

  /** Errors that browsers report: a page load reports a few at most. */
  'browser-error': limit('address', [30, HOUR]),

  /** Messages to us, by address; only those that were understood count. */
  contact: limit('key', [3, HOUR]),
  /** Thanks to one address: no one fills another's letter box through our form. */
  'contact-thanks': limit('key', [3, DAY]),

  /** Requests for help that one person opens. */
  support: limit('user', [6, HOUR]),
  /** Emails that one person has us send to referees, and that one referee gets, whoever asks. */
  'reference-mails': limit('key', [2, MINUTE], [8, DAY]),
  'reference-mails-to-person': limit('key', [1, MINUTE], [4, DAY]),

  search: limit('user', [120, MINUTE]),
  /** Distinct full profiles that one person opens. */
  'profile-views': limit('key', [150, DAY]),
  write: limit('user', [120, MINUTE]),
  /** What editors' browsers do by themselves: keeping what is typed, saying that they are there. */
  autosave: limit('user', [240, MINUTE]),
  upload: limit('user', [20, HOUR]),
  /** Copies of one's own data: each is kept for days, and holds every photo and paper. */
  'data-export': limit('user', [5, DAY]),
  /** Pictures and papers that an editor puts into texts. */
  'editor-upload': limit('user', [200, HOUR]),

  /** Reports of people, messages and so on. */
  report: limit('key', [20, DAY]),

  send: limit('user', [10, 20 * SECOND]),
  /** Calendar programs that fetch one member's calendar; many come from the same few addresses. */
  'calendar-feed': limit('key', [60, HOUR]),
  /** Events of other services, which sign them or show a token; from few addresses, and many at once after a pause. */
  'signed-webhook': limit('address', [6_000, MINUTE]),
  /** Conversations that one person starts: in the account's first 72 hours, and later. */
  'new-conversations-at-first': limit('key', [5, DAY]),
  'new-conversations': limit('key', [20, DAY]),
  /** Connections of one address, before anyone knows whose they are: a household opens several at once. */
  'socket-handshake': limit('key', [120, MINUTE]),
  'socket-connect': limit('key', [10, MINUTE]),
  /** Everything that a socket may say which is not stored: typing, reading. */
  'socket-signal': limit('key', [60, 3 * SECOND]),
  /** What the browsers of a call tell each other through us while they find their way. */
  'call-signal': limit('key', [50, SECOND], [200, 10 * SECOND]),
} as const satisfies Record<string, RateLimitClass>;

export type RateLimitName = keyof typeof RATE_LIMIT_CLASSES;
