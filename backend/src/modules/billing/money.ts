export const CURRENCIES = ['AUD', 'NZD'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Both countries write "$", so the sign includes the country. */
const SIGNS: Record<Currency, string> = { AUD: 'A$', NZD: 'NZ$' };

/** 4000, 'AUD' → 'A$40.00'. */
export const inWords = (amountCents: number, currency: Currency): string => {
  const cents = Math.abs(amountCents);
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amountCents < 0 ? '−' : ''}${SIGNS[currency]}${whole}.${String(cents % 100).padStart(2, '0')}`;
};
