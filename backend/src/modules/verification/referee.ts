import { domainToASCII } from 'node:url';

/** Email providers that ignore dots or have several domains. */
const WITHOUT_DOTS = /^(?:gmail|googlemail)\.com$/;

/** Normalises an address: `me+ref@example.org` and `Me@example.org` reach the same person. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at).toLowerCase().split('+', 1)[0] ?? '';
  const domain = domainToASCII(email.slice(at + 1).toLowerCase());
  return WITHOUT_DOTS.test(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

/** Letters and name separators. A dot within a word would become a link in email programs. */
export const PLAIN_NAME = /^(?!.*\p{L}\.\p{L})[\p{L}\p{M}][\p{L}\p{M}'’.\- ]*$/u;

/** Whether a name may be used in an email to a stranger: no link, no markup, no number. */
export const isPlainName = (name: unknown): boolean => typeof name === 'string' && PLAIN_NAME.test(name);
