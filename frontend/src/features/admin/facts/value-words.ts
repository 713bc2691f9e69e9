const SIGNS: Record<string, string> = { AUD: 'A$', NZD: 'NZ$' };

/** "A$27.08 an hour", "25%", "30 hours a week". */
export function valueInWords(value: number, unit: string): string {
  if (unit === '%') return `${value.toLocaleString('en-AU')}%`;
  const [first = '', ...rest] = unit.split(' ');
  const sign = SIGNS[first];
  if (!sign) return `${value.toLocaleString('en-AU')} ${unit}`;
  const minimumFractionDigits = Number.isInteger(value) ? 0 : 2;
  return [`${sign}${value.toLocaleString('en-AU', { minimumFractionDigits })}`, ...rest].join(' ');
}
