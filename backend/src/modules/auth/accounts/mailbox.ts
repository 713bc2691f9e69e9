const GMAIL = 'gmail.com';
/** Names of the same post office. */
const SAME_DOMAIN: Readonly<Record<string, string>> = { 'googlemail.com': GMAIL };

/**
 * The mailbox behind an address, whatever variant of it is written: no capitals, no tag behind a plus, and at Gmail,
 * which reads past them, no dots. "L.Moser+au@googlemail.com" and "lmoser@gmail.com" are one.
 */
export function mailboxOf(address: string): string {
  const [written = '', writtenDomain = ''] = address.trim().toLowerCase().split('@');
  const domain = SAME_DOMAIN[writtenDomain] ?? writtenDomain;
  const [name = ''] = written.split('+');
  return `${domain === GMAIL ? name.replaceAll('.', '') : name}@${domain}`;
}
