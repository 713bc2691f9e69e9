const DAY = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' });
export const inDays = (date: Date): string => DAY.format(date);

/** What stands in the way of an erasure, and the way on. */
export const obstacleWords = {
  arrangement:
    'You have a confirmed arrangement that is not over. End it first, or wait until it is over; the page of the arrangement shows how.',
  moderation:
    'Our moderators are looking at something that concerns you. Once they have decided, and you have had your say, you can leave.',
  payment: 'A payment of yours is not settled. Write to us, and we settle it.',
  'last-administrator': 'This is the only administrator. Make another one first.',
} as const;
export type Obstacle = keyof typeof obstacleWords;

/** Texts of exports and erasures. */
export const messages = {
  password: { required: 'Please enter your password' },
  formerMember: 'A former member',
  removed: '[removed]',
  readMe: (product: string, at: Date): string =>
    [
      `Everything that ${product} has about you, as of ${at.toISOString()}.`,
      '',
      'your-data.json  every row that concerns you, by table. Times are in UTC.',
      'photos/         your photos, in the largest size we keep',
      'papers/         what you sent us as evidence, as long as we keep it',
      '',
      'Messages that you received are in it, as you could read them. Left out are secrets such as the hash of your',
      'password, what others keep to themselves (who has saved or blocked whom, their notes), what referees told us in',
      'confidence, and the notes of moderators.',
      '',
    ].join('\r\n'),
} as const;
