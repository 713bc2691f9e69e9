/** Groups for notification settings. Texts: `messages.groups`. */
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

/** Groups that a person may switch off. Payments and ending plans are not among them. */
type ChosenGroup = Exclude<KindGroup, 'payments'>;
export const isChosen = (group: KindGroup): group is ChosenGroup => group !== 'payments';
export const CHOSEN_GROUPS: readonly ChosenGroup[] = KIND_GROUPS.filter(isChosen);
