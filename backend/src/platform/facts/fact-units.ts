/** What a figure of a unit can be at all, so that a slip of the hand (2708 for 27.08) is not accepted. */
const RANGES: readonly [unit: RegExp, least: number, most: number][] = [
  [/^(?:AUD|NZD) an hour$/, 5, 200],
  [/^(?:AUD|NZD) a year$/, 100, 1_000_000],
  [/^(?:AUD|NZD)$/, 0, 20_000],
  [/^%$/, 0, 100],
  [/^hours a week$/, 0, 168],
  [/days/, 0, 366],
  [/^months$/, 0, 120],
  [/^places a year$/, 0, 1_000_000],
];

/** Throws for a unit that no range is declared for. */
export function rangeOf(unit: string): { least: number; most: number } {
  const found = RANGES.find(([pattern]) => pattern.test(unit));
  if (!found) throw new Error(`platform/facts declares no range for “${unit}”`);
  return { least: found[1], most: found[2] };
}
