import type { RegionTable } from '../../platform/facts/index.js';
import { cents, FactReader, floorOf, taxOf, type Floor, type PayQuestion, type Tax, type UsedFact } from './week.js';

/** Notes about a week. The amber ones are legal problems, the others information. */
export const PAY_NOTES = [
  // Amber.
  'below_floor',
  'deduction_unsigned',
  'deduction_above_most',
  'deduction_above_pay',
  'long_week',
  // For information.
  'board_is_no_pay',
  'first_months',
  'junior',
  'penalty_rates',
  'exchange',
  'western_australia',
  'higher_tax_later',
  'leave',
] as const;
export type PayNote = (typeof PAY_NOTES)[number];
const AMBER: readonly PayNote[] = PAY_NOTES.slice(0, 5);
export const isAmber = (note: PayNote): boolean => AMBER.includes(note);

/** A week's pay compared with the law: information, not a judgement. */
export interface PayCheck {
  floor: Floor & { weeklyCents: number };
  hourlyCents: number;
  /** The shortfall to the legal minimum; 0 at or above it. */
  shortCents: number;
  tax: Tax;
  /** The au pair's net pay. */
  inHandCents: number;
  /** Paid by the family on top of the wages. */
  superCents: number;
  leaveCents: number;
  /** The family's total weekly cost. */
  familyCents: number;
  /** The maximum deduction without a signed amount; null if the law sets none. */
  mostDeductionCents: number | null;
  notes: readonly PayNote[];
  facts: readonly UsedFact[];
}

const WORKING_DAYS = 260;

/** Compares a week with the law of a region. */
export function checkPay(question: PayQuestion, table: RegionTable): PayCheck {
  const facts = new FactReader(table);
  const { minutes, weeklyCents, deductionCents } = question;
  const hours = minutes / 60;
  const floor = floorOf(question, facts);
  const floorWeek = cents(floor.hourlyCents * hours);
  const tax = taxOf(question, facts);
  const superCents = superOf(question, facts);
  const leaveCents = leaveOf(question, facts);
  const mostDeductionCents = mostDeductionOf(question, floorWeek, facts);
  const shortCents = Math.max(0, floorWeek - weeklyCents);
  const notes = notesOf(question, { shortCents, tax, mostDeductionCents, fullWeek: facts.value('full_week_hours') });
  return {
    floor: { ...floor, weeklyCents: floorWeek },
    hourlyCents: hours > 0 ? cents(weeklyCents / hours) : 0,
    shortCents,
    tax,
    inHandCents: weeklyCents - tax.cents - deductionCents,
    superCents,
    leaveCents,
    familyCents: weeklyCents - deductionCents + superCents + leaveCents,
    mostDeductionCents,
    notes,
    facts: facts.used(),
  };
}

function superOf({ region, minutes, weeklyCents }: PayQuestion, facts: FactReader): number {
  if (region === 'newzealand') return 0;
  const rate = facts.share('super_rate');
  return minutes > facts.value('super_hours') * 60 ? cents(weeklyCents * rate) : 0;
}

/** Weekly accrued leave: annual leave in Australia, holiday pay in New Zealand. */
function leaveOf({ region, casual, weeklyCents }: PayQuestion, facts: FactReader): number {
  if (region === 'newzealand') return cents(weeklyCents * facts.share('holiday_pay'));
  return casual ? 0 : cents((weeklyCents * facts.value('leave_days')) / WORKING_DAYS);
}

/** New Zealand limits unsigned deductions to a share of the minimum wage. */
function mostDeductionOf({ region, board }: PayQuestion, floorWeek: number, facts: FactReader): number | null {
  if (region === 'australia' || board === 'included') return null;
  return cents(floorWeek * facts.share(board === 'lodging_deducted' ? 'lodging_most' : 'board_most'));
}

interface Found {
  shortCents: number;
  tax: Tax;
  mostDeductionCents: number | null;
  fullWeek: number;
}

function notesOf(
  { region, minutes, weeklyCents, board, deductionCents, deductionAgreed, age, casual, firstMonths }: PayQuestion,
  { shortCents, tax, mostDeductionCents, fullWeek }: Found,
): PayNote[] {
  const isAustralia = region === 'australia';
  const isDeducted = deductionCents > 0;
  const notes: [PayNote, boolean][] = [
    ['below_floor', shortCents > 0],
    ['deduction_unsigned', isAustralia && isDeducted && !deductionAgreed],
    [
      'deduction_above_most',
      isDeducted && !deductionAgreed && mostDeductionCents !== null && deductionCents > mostDeductionCents,
    ],
    ['deduction_above_pay', isDeducted && deductionCents > weeklyCents - tax.cents],
    ['long_week', minutes > fullWeek * 60],
    ['board_is_no_pay', board === 'included' && shortCents > 0],
    ['first_months', isAustralia && firstMonths],
    ['junior', isAustralia && age !== null && age < 21],
    ['penalty_rates', isAustralia],
    ['exchange', isAustralia],
    ['western_australia', isAustralia],
    ['higher_tax_later', tax.weeksUntilHigher !== null],
    ['leave', !casual],
  ];
  return notes.flatMap(([note, isSo]) => (isSo ? [note] : []));
}
