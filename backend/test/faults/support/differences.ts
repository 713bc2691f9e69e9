/**
 * Everything that is expected and missing, that no one expects, or that is there more than once. Each thing is told
 * apart by its text.
 */
export function differences(what: string, expected: readonly string[], found: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const one of found) counts.set(one, (counts.get(one) ?? 0) + 1);
  const wanted = new Set(expected);
  return [
    ...[...wanted].filter((one) => !counts.has(one)).map((one) => `${what}: ${one} is missing`),
    ...[...counts].flatMap(([one, count]) => {
      if (!wanted.has(one)) return [`${what}: no one expects ${one}`];
      return count > 1 ? [`${what}: ${one} is there ${count} times`] : [];
    }),
  ];
}
