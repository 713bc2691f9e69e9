/**
 * The source of a consent decision: the checkbox at sign-up or the account's switch (their own), or a report of the
 * email service: the unsubscribe link, a bounce, or a spam complaint.
 */
export const CONSENT_SOURCES = ['sign-up', 'account', 'unsubscribe-link', 'hard-bounce', 'complaint'] as const;
export type ConsentSource = (typeof CONSENT_SOURCES)[number];
