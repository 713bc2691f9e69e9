export type Currency = 'AUD' | 'NZD';

/** Both countries write "$"; these do not leave room for doubt. */
const SIGNS: Record<Currency, string> = { AUD: 'A$', NZD: 'NZ$' };
const GROUPED = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 });

/** Cents as a price is said: `A$40`, `A$12.50`, `−NZ$1,050`. */
export function moneyWords(cents: number, currency: Currency): string {
  const [whole, rest] = [Math.floor(Math.abs(cents) / 100), Math.abs(cents) % 100];
  const decimals = rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`;
  return `${cents < 0 ? '−' : ''}${SIGNS[currency]}${GROUPED.format(whole)}${decimals}`;
}

/** Cents as they stand on a paper: always with two decimals. */
export function exactMoney(cents: number, currency: Currency): string {
  const words = moneyWords(cents, currency);
  return cents % 100 === 0 ? `${words}.00` : words;
}
