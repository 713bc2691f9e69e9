export interface Age {
  number: string;
  unit: 'years' | 'months';
}

/** Reads "8 months, 3, 7" into one entry a child. */
export function parseAges(text: string): Age[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => ({ number: /\d+/.exec(part)?.[0] ?? '', unit: /month/i.test(part) ? 'months' : 'years' }));
}

/** The rows that someone is typing, as long as the field has their value; else those of the value, at least one. */
export function rowsOf(value: string, typed: Age[]): Age[] {
  if (typed.length > 0 && writeAges(typed) === writeAges(parseAges(value))) return typed;
  const known = parseAges(value);
  return known.length > 0 ? known : [{ number: '', unit: 'years' }];
}

/** Writes ages as the search reads them: "8 months, 3, 7". A child without a number is left out. */
export function writeAges(ages: Age[]): string {
  const known = ages.filter(({ number }) => number !== '');
  // One child of nine is "9 years": a lone "9" would be shorter than the rule for this text allows.
  return known
    .map(({ number, unit }) => (unit === 'months' || known.length === 1 ? `${number} ${unit}` : number))
    .join(', ');
}
