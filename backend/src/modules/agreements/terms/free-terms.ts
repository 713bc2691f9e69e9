/** Paths of the terms that people write in their own words; everything else is chosen from a list. */
export const FREE_TERMS = [
  ...['hours.note', 'duties.duties.*', 'duties.exclusions.*', 'pay.note', 'room.description', 'meals.description'],
  ...['car.insurance', 'leave.sick', 'trial.note', 'house.phone', 'house.internet', 'house.cameras', 'house.guests'],
  ...['exit.plan', 'other.travel', 'other.more'],
];

/** What is written there. */
export const freeTextsOf = (terms: object): string[] =>
  FREE_TERMS.flatMap((path) => textsAt(terms, path.split('.'))).filter(Boolean);

function textsAt(value: unknown, [key, ...rest]: string[]): string[] {
  if (key === undefined) return typeof value === 'string' ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  const inside = key === '*' ? Object.values(value) : [(value as Record<string, unknown>)[key]];
  return inside.flatMap((one) => textsAt(one, rest));
}
