const GMAIL = 'gmail.com';
/** Domains of the same provider. */
const SAME_DOMAIN: Readonly<Record<string, string>> = { 'googlemail.com': GMAIL };

/**
 * Normalises an address to its mailbox: lower case, no tag after a plus, and for Gmail no dots.
 * "L.Moser+au@googlemail.com" and "lmoser@gmail.com" are the same.
 */
export function mailboxOf(address: string): string {
  const [written = '', writtenDomain = ''] = address.trim().toLowerCase().split('@');
  const domain = SAME_DOMAIN[writtenDomain] ?? writtenDomain;
  const [name = ''] = written.split('+');
  return `${domain === GMAIL ? name.replaceAll('.', '') : name}@${domain}`;
}
