export type Currency = 'AUD' | 'NZD';

/** Both countries write "$", so the sign includes the country. */
const SIGNS: Record<Currency, string> = { AUD: 'A$', NZD: 'NZ$' };
const GROUPED = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });

/** 1250 as "12.50", 4000 as "40". */
function digits(cents: number): string {
  const rest = cents % 100;
  return `${GROUPED.format(Math.floor(cents / 100))}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}

/** Cents as a price: `A$40`, `A$12.50`, `−NZ$1,050`. */
export const moneyWords = (cents: number, currency: Currency): string =>
  `${cents < 0 ? '−' : ''}${SIGNS[currency]}${digits(Math.abs(cents))}`;

/** Cents as on a document: always with two decimals. */
export function exactMoney(cents: number, currency: Currency): string {
  const words = moneyWords(cents, currency);
  return cents % 100 === 0 ? `${words}.00` : words;
}

/** "A$320–380", or "A$320" if both are the same. */
export const payRange = (currency: Currency, minCents: number, maxCents: number): string =>
  minCents === maxCents ? moneyWords(minCents, currency) : `${moneyWords(minCents, currency)}–${digits(maxCents)}`;
