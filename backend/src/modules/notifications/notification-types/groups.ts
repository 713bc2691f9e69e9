/** What a person is told of together. Words: `messages.groups`. */
export const KIND_GROUPS = [
  'messages',
  'interviews',
  'arrangements',
  'reviews',
  'job-board',
  'saved-searches',
  'verification',
  'safety',
  'payments',
] as const;
export type KindGroup = (typeof KIND_GROUPS)[number];

/** What a person may switch off. No one shall miss what they owe, or that a plan ends. */
export type ChosenGroup = Exclude<KindGroup, 'payments'>;
export const isChosen = (group: KindGroup): group is ChosenGroup => group !== 'payments';
export const CHOSEN_GROUPS: readonly ChosenGroup[] = KIND_GROUPS.filter(isChosen);
