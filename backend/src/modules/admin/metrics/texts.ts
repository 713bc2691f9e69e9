/** Texts about metrics for admins. */
export const messages = {
  notADay: 'Please enter a date such as 2026-11-22',
  backwards: 'The last day cannot be before the first',
  tooMany: 'Please choose at most two years',
} as const;
