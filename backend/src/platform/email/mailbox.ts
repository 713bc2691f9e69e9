import { domainToASCII } from 'node:url';

const GMAIL = 'gmail.com';
/** Domains of the same provider. */
const SAME_DOMAIN: Readonly<Record<string, string>> = { 'googlemail.com': GMAIL };

/**
 * Normalises an address to its mailbox: lower case, no tag after a plus, the domain as in DNS, and for Gmail no dots.
 * "L.Moser+au@googlemail.com" and "lmoser@gmail.com" reach the same person.
 */
export function mailboxOf(address: string): string {
  const written = address.trim().toLowerCase();
  const at = written.lastIndexOf('@');
  const writtenDomain = written.slice(at + 1);
  const inDns = domainToASCII(writtenDomain) || writtenDomain;
  const domain = SAME_DOMAIN[inDns] ?? inDns;
  const name = written.slice(0, at).split('+', 1)[0] ?? '';
  return `${domain === GMAIL ? name.replaceAll('.', '') : name}@${domain}`;
}
