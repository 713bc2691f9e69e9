/** Texts about metrics for admins. */
export const messages = {
  notADay: 'Please give a day such as 2026-11-22',
  backwards: 'The last day must not be before the first',
  tooMany: 'At most two years at once',
} as const;
