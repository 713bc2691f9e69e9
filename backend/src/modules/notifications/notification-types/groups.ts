/** Groups for notification settings. Texts: `messages.groups`. */
export const NOTIFICATION_GROUPS = [
  'messages',
  'interviews',
  'arrangements',
  'reviews',
  'job-board',
  'saved-searches',
  'profile',
  'verification',
  'safety',
  'payments',
] as const;
export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number];

/** Groups that a person may switch off. Payments and ending plans are not among them. */
type ChosenGroup = Exclude<NotificationGroup, 'payments'>;
export const isChosen = (group: NotificationGroup): group is ChosenGroup => group !== 'payments';
export const CHOSEN_GROUPS: readonly ChosenGroup[] = NOTIFICATION_GROUPS.filter(isChosen);
