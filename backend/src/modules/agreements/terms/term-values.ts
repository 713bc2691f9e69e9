/** The values that terms choose from. */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];
export const BOARD = ['included', 'deducted'] as const;
export const BATHROOMS = ['own', 'with_children', 'with_family'] as const;
export const CAR_USES = ['none', 'for_work', 'for_work_and_private'] as const;
export const PAYERS = ['family', 'shared', 'au_pair'] as const;
export const PUBLIC_HOLIDAYS = ['free', 'by_arrangement'] as const;

/** In display order. */
export const CLAUSES = [
  'dates',
  'hours',
  'duties',
  'pay',
  'room',
  'meals',
  'car',
  'leave',
  'notice',
  'trial',
  'house',
  'exit',
  'other',
] as const;
export type ClauseName = (typeof CLAUSES)[number];
