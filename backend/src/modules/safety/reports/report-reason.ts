/** The subjects that can be reported. */
export const REPORT_SUBJECTS = ['profile', 'message', 'interview', 'review'] as const;
export type ReportSubject = (typeof REPORT_SUBJECTS)[number];

/** The reasons. Their texts are in the client. */
export const REPORT_REASONS = [
  'asks-for-money',
  'not-who-they-say',
  'rude-or-threatening',
  'sexual',
  'about-a-child',
  'unfair-work',
  'off-topic',
  'something-else',
] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
