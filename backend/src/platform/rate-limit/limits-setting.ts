import { z } from 'zod';
import { siteSetting } from '../site-settings/index.js';
import { RATE_LIMIT_CLASSES, type RateLimitName } from './rate-limit-classes.js';

/** Validation messages for limits. */
const messages = {
  between: (fewest: number, most: number) => `Please enter a whole number from ${fewest} to ${most}`,
  newcomersMore: 'New accounts cannot have a higher limit than other accounts',
} as const;

/** A daily limit that neither shuts people out nor allows scraping. */
const perDay = (fewest: number, most: number) => {
  const words = messages.between(fewest, most);
  return z.int(words).min(fewest, words).max(most, words);
};

const schema = z
  .strictObject({
    /** New people that one person writes to in a day. */
    newConversationsPerDay: perDay(5, 100),
    /** The same in the account's first 72 hours. */
    newConversationsAtFirstPerDay: perDay(1, 50),
    /** Distinct full profiles that one person opens in a day. */
    profileViewsPerDay: perDay(30, 1_000),
  })
  .refine(({ newConversationsAtFirstPerDay: first, newConversationsPerDay: later }) => first <= later, {
    path: ['newConversationsAtFirstPerDay'],
    error: messages.newcomersMore,
  });

export type Limits = z.infer<typeof schema>;

const standardOf = (name: RateLimitName): number => RATE_LIMIT_CLASSES[name].windows[0].points;

/** The limits that admins may change, within bounds. */
export const LIMITS = siteSetting<Limits>('limits', schema, {
  newConversationsPerDay: standardOf('new-conversations'),
  newConversationsAtFirstPerDay: standardOf('new-conversations-at-first'),
  profileViewsPerDay: standardOf('profile-views'),
});

/** The classes whose points come from the setting. */
export const CONFIGURABLE_LIMITS: Partial<Record<RateLimitName, keyof Limits>> = {
  'new-conversations': 'newConversationsPerDay',
  'new-conversations-at-first': 'newConversationsAtFirstPerDay',
  'profile-views': 'profileViewsPerDay',
};
