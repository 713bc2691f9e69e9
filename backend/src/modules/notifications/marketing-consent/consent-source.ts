/**
 * By what a person's wish came about: the box at sign-up or the switch in the account (their own), or what the service
 * that sends the emails reports: the link in an email, an address that takes none, an email marked as spam.
 */
export const CONSENT_SOURCES = ['sign-up', 'account', 'unsubscribe-link', 'hard-bounce', 'complaint'] as const;
export type ConsentSource = (typeof CONSENT_SOURCES)[number];
