export const LAST_ACTIVE = ['today', 'this_week', 'this_month', 'earlier'] as const;
export type LastActive = (typeof LAST_ACTIVE)[number];

const DAY_SECONDS = 86_400;
const WITHIN_DAYS = { today: 1, this_week: 7, this_month: 30 } as const;

/** A coarse time since the last login, so that no one can be tracked. Both in Unix seconds. */
export function lastActiveOf(signedIn: number | null, now: number): LastActive | null {
  if (signedIn === null) return null;
  const days = (now - signedIn) / DAY_SECONDS;
  if (days < WITHIN_DAYS.today) return 'today';
  if (days < WITHIN_DAYS.this_week) return 'this_week';
  return days < WITHIN_DAYS.this_month ? 'this_month' : 'earlier';
}
