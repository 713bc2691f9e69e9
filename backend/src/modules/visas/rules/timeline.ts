import { addDays, dayInWords } from '../../../platform/calendar-days/index.js';
import { messages } from '../texts.js';

/** From when to when something is valid. */
export interface Span {
  validFrom: string;
  validUntil: string | null;
}

/** A problem of one rule, by its index. */
interface TimelineProblem {
  index: number;
  field: 'validFrom' | 'validUntil';
  message: string;
}

/** The rule of a day; of two that overlap the later one. */
export const ruleOn = <Rule extends Span>(rules: readonly Rule[], day: string): Rule | null =>
  rules
    .filter(({ validFrom, validUntil }) => validFrom <= day && (validUntil === null || validUntil >= day))
    .reduce<Rule | null>((last, one) => (last === null || one.validFrom > last.validFrom ? one : last), null);

/** Overlaps and gaps in the rules of one visa and passport, and last days before first ones. */
export function problemsOf(rules: readonly Span[]): TimelineProblem[] {
  const sorted = rules.map((rule, index) => ({ ...rule, index })).sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  return sorted.flatMap((rule, place) => {
    const { index, validFrom, validUntil } = rule;
    if (validUntil !== null && validUntil < validFrom)
      return [{ index, field: 'validUntil' as const, message: messages.validUntil }];
    const next = sorted[place + 1];
    return next ? between(rule, next) : [];
  });
}

function between({ index, validUntil }: Span & { index: number }, next: Span & { index: number }): TimelineProblem[] {
  if (validUntil === null || validUntil >= next.validFrom) {
    const until = earlier(validUntil, next.validUntil);
    const message = until
      ? messages.overlap(dayInWords(next.validFrom), dayInWords(until))
      : messages.overlapOpen(dayInWords(next.validFrom));
    return [{ index, field: 'validUntil', message }];
  }
  const [first, last] = [addDays(validUntil, 1), addDays(next.validFrom, -1)];
  return first <= last
    ? [{ index: next.index, field: 'validFrom', message: messages.gap(dayInWords(first), dayInWords(last)) }]
    : [];
}

const earlier = (one: string | null, other: string | null): string | null =>
  one === null ? other : other === null || one < other ? one : other;

/** The first days of `rules` that `ground` does not cover, or null; neither has gaps of its own. */
export function uncovered(
  rules: readonly Span[],
  ground: readonly Span[],
): { from: string; until: string | null } | null {
  const begins = firstDay(ground);
  const ends = lastDay(ground);
  if (begins === null) return rules[0] ? { from: firstDay(rules) ?? '', until: lastDay(rules) } : null;
  const from = firstDay(rules);
  if (from !== null && from < begins) return { from, until: addDays(begins, -1) };
  const until = lastDay(rules);
  if (ends !== null && from !== null && (until === null || until > ends))
    return { from: from > ends ? from : addDays(ends, 1), until };
  return null;
}

const firstDay = (rules: readonly Span[]): string | null =>
  rules.reduce<string | null>(
    (first, { validFrom }) => (first === null || validFrom < first ? validFrom : first),
    null,
  );

const lastDay = (rules: readonly Span[]): string | null =>
  rules.some(({ validUntil }) => validUntil === null)
    ? null
    : rules.reduce<string | null>(
        (last, { validUntil }) => (last === null || (validUntil ?? '') > last ? validUntil : last),
        null,
      );
