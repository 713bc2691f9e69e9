/** What a person switches on and off together. Words: `messages.groups`. */
export const KIND_GROUPS = [
  'messages',
  'interviews',
  'arrangements',
  'reviews',
  'job-board',
  'saved-searches',
  'verification',
  'safety',
] as const;
export type KindGroup = (typeof KIND_GROUPS)[number];
