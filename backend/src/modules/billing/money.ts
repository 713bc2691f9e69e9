export const CURRENCIES = ['AUD', 'NZD'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** 4000, 'AUD' → 'AUD 40.00'; the code, since both regions write "$". */
export const inWords = (amountCents: number, currency: Currency): string => {
  const cents = Math.abs(amountCents);
  const whole = String(Math.floor(cents / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amountCents < 0 ? '−' : ''}${currency} ${whole}.${String(cents % 100).padStart(2, '0')}`;
};
