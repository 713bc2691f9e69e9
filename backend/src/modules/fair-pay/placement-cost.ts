import type { RegionTable } from '../../platform/facts/index.js';
import { checkPay } from './pay-check.js';
import { cents, FactReader, type PayQuestion, type UsedFact } from './week.js';

/** The parts of a placement's cost, in display order. */
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

/** Australian states and territories; each has its own working with children check. */
export const STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;
export type State = (typeof STATES)[number];

interface CostQuestion {
  week: PayQuestion;
  weeks: number;
  state: State | null;
  /** The cost of our plan, by part. */
  plan: readonly { part: CostPart; cents: number }[];
}

export interface CostLine {
  part: CostPart;
  cents: number;
}

export interface PlacementCost {
  lines: readonly CostLine[];
  totalCents: number;
  /** The weekly part. */
  weeklyCents: number;
  facts: readonly UsedFact[];
}

/** A family's cost of a placement, without household costs: food, power, car, flights. */
export function placementCost({ week, weeks, state, plan }: CostQuestion, table: RegionTable): PlacementCost {
  const facts = new FactReader(table);
  const check = checkPay(week, table);
  const lines: CostLine[] = [
    { part: 'wages', cents: cents(week.weeklyCents * weeks) },
    { part: 'deduction', cents: -cents(week.deductionCents * weeks) },
    { part: 'super', cents: cents(check.superCents * weeks) },
    { part: 'leave', cents: cents(check.leaveCents * weeks) },
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
