import { readFileSync } from 'node:fs';
import type { PayQuestion } from '../../src/modules/fair-pay/index.js';

/** A week, and what was worked out for it by hand from its source, in cents, by the figures of 23 November 2026. */
interface PayCase {
  title: string;
  source: string;
  question: PayQuestion;
  expected: Record<(typeof SUMS)[number], number> & { amber: string[] };
}

const SUMS = ['floorHour', 'floorWeek', 'short', 'tax', 'super', 'leave', 'inHand', 'family'] as const;

/** The rows of `pay-cases.csv`, by the names of its columns. */
function rows(): Record<string, string>[] {
  const text = readFileSync(new URL('pay-cases.csv', import.meta.url), 'utf8');
  const [head = '', ...lines] = text.trim().split('\n');
  const names = head.split(';');
  return lines.map((line) => {
    const cells = line.split(';');
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
}

export const payCases: readonly PayCase[] = rows().map((row) => ({
  title: `${row['region']}: ${row['title']}`,
  source: row['source'] ?? '',
  question: {
    region: row['region'] as PayQuestion['region'],
    minutes: Number(row['hours']) * 60,
    weeklyCents: Number(row['weeklyCents']),
    board: row['board'] as PayQuestion['board'],
    deductionCents: Number(row['deductionCents']),
    deductionAgreed: row['deductionAgreed'] === 'yes',
    age: row['age'] ? Number(row['age']) : null,
    casual: row['casual'] === 'yes',
    firstMonths: row['firstMonths'] === 'yes',
  },
  expected: {
    ...(Object.fromEntries(SUMS.map((name) => [name, Number(row[name])])) as Record<(typeof SUMS)[number], number>),
    amber: (row['amber'] ?? '').split(' ').filter(Boolean),
  },
}));
