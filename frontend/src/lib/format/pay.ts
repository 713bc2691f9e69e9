const SIGN = { AUD: 'A$', NZD: 'NZ$' } as const;
const whole = (cents: number) => (cents / 100).toLocaleString('en-AU', { maximumFractionDigits: 2 });

/** "A$320–380", or "A$320" where both ends are one. */
export function payRange(currency: keyof typeof SIGN, minCents: number, maxCents: number): string {
  const upper = minCents === maxCents ? '' : `–${whole(maxCents)}`;
  return `${SIGN[currency]}${whole(minCents)}${upper}`;
}
