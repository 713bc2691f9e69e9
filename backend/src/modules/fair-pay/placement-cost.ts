import type { RegionTable } from '../../platform/facts/index.js';
import { checkPay } from './pay-check.js';
import { cents, FactReader, type PayQuestion, type UsedFact } from './week.js';

/** Parts of what a placement costs a family, in the order in which they are shown. */
export const COST_PARTS = [
  'wages',
  'deduction',
  'super',
  'leave',
  'check',
  'plan_term',
  'plan_intake',
  'plan_placement',
] as const;
export type CostPart = (typeof COST_PARTS)[number];

/** States and territories of Australia, each with a check of its own for work with children. */
export const STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;
export type State = (typeof STATES)[number];

export interface CostQuestion {
  week: PayQuestion;
  weeks: number;
  state: State | null;
  /** What our own plan costs for that time, by part. */
  plan: readonly { part: CostPart; cents: number }[];
}

export interface CostLine {
  part: CostPart;
  cents: number;
}

export interface PlacementCost {
  lines: readonly CostLine[];
  totalCents: number;
  /** What of it is paid each week. */
  weeklyCents: number;
  facts: readonly UsedFact[];
}

/** What a family pays for a placement, all told. What depends on the house is not in it: food, power, car, flights. */
export function placementCost({ week, weeks, state, plan }: CostQuestion, table: RegionTable): PlacementCost {
  const facts = new FactReader(table);
  const check = checkPay(week, table);
  const lines: CostLine[] = [
    { part: 'wages', cents: week.weeklyCents * weeks },
    { part: 'deduction', cents: -week.deductionCents * weeks },
    { part: 'super', cents: check.superCents * weeks },
    { part: 'leave', cents: check.leaveCents * weeks },
    { part: 'check', cents: state === null ? 0 : cents(facts.value(`check_${state.toLowerCase()}`) * 100) },
    ...plan,
  ];
  return {
    lines: lines.filter((line) => line.cents !== 0 || line.part.startsWith('plan_')),
    totalCents: lines.reduce((sum, line) => sum + line.cents, 0),
    weeklyCents: check.familyCents,
    facts: [...check.facts, ...facts.used()],
  };
}
