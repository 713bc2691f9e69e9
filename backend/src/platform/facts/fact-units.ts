/** The plausible range of each unit, to catch slips (2708 for 27.08). */
const RANGES: readonly [unit: RegExp, least: number, most: number][] = [
  [/^(?:AUD|NZD) an hour$/, 5, 200],
  [/^(?:AUD|NZD) a year$/, 100, 1_000_000],
  [/^(?:AUD|NZD)$/, 0, 20_000],
  [/^%$/, 0, 100],
  [/^hours a week$/, 0, 168],
  [/days/, 0, 366],
  [/^months$/, 0, 120],
  [/^years$/, 0, 100],
  [/^places a year$/, 0, 1_000_000],
];

/** Throws for a unit without a range. */
export function rangeOf(unit: string): { least: number; most: number } {
  const found = RANGES.find(([pattern]) => pattern.test(unit));
  if (!found) throw new Error(`platform/facts declares no range for “${unit}”`);
  return { least: found[1], most: found[2] };
}
