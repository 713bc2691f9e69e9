import { domainToASCII } from 'node:url';

/** Email providers who deliver an address with dots or another domain name to the same person. */
const WITHOUT_DOTS = /^(?:gmail|googlemail)\.com$/;

/** The mailbox behind an address: `me+ref@example.org` and `Me@example.org` are read by the same person. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at).toLowerCase().split('+', 1)[0] ?? '';
  const domain = domainToASCII(email.slice(at + 1).toLowerCase());
  return WITHOUT_DOTS.test(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

/** Letters, and what stands between the parts of a name. A dot within a word makes mail programs show a link. */
export const PLAIN_NAME = /^(?!.*\p{L}\.\p{L})[\p{L}\p{M}][\p{L}\p{M}'’.\- ]*$/u;

/** Whether a name may stand in an email to someone who does not know us: no link, no markup, no number. */
export const isPlainName = (name: unknown): boolean => typeof name === 'string' && PLAIN_NAME.test(name);
