/**
 * By what a person's wish came about: the box at sign-up or the switch in the account (their own), or what the service
 * that sends the mails reports: the link in a mail, an address that takes none, a mail marked as spam.
 */
export const CONSENT_SOURCES = ['sign-up', 'account', 'unsubscribe-link', 'hard-bounce', 'complaint'] as const;
export type ConsentSource = (typeof CONSENT_SOURCES)[number];
