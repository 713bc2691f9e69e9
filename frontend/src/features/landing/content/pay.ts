import type { LegalFacts } from '../../../content/facts';
import { weekInAustralia, weekInNewZealand } from './pay-sums';
import { boardNz, holidaysNz, superannuation, taxOffice, taxRatesNz, type Source } from './sources';

interface PayLine {
  label: string;
  sum: string;
}

/** A week's money, worked through like a pay slip. */
export interface Pay {
  title: string;
  text: string;
  caption: string;
  lines: readonly PayLine[];
  total: PayLine;
  fine: string;
  sources: readonly Source[];
}

const inAud = (sum: number) => `A$${sum.toFixed(2)}`;
const inNzd = (sum: number) => `NZ$${sum.toFixed(2)}`;
const less = (sum: string) => `−${sum}`;

export function auPairPayAustralia(facts: LegalFacts<'australia'>): Pay {
  const au = weekInAustralia(facts);
  return {
    title: 'What arrives in your account',
    text: 'An example, in Australian dollars: an au pair who is an employee, for thirty hours at Level 2 of the Miscellaneous Award. The deduction for board is an amount both have signed; yours may be less, or nothing.',
    caption: 'One week, 30 hours',
    lines: [
      { label: `${au.hours} hours at ${inAud(au.rate)}`, sum: inAud(au.gross) },
      { label: `Tax, ${facts.percent('whm_tax')}`, sum: less(inAud(au.tax)) },
      { label: 'Room and meals, as signed', sum: less(inAud(au.board)) },
    ],
    total: { label: 'In your account', sum: inAud(au.inHand) },
    fine: `Casual work is paid ${facts.percent('casual_loading')} more instead of paid leave. Above ${facts.figure('super_hours')} hours a week, super is added. Evenings and weekends can be paid more under the award.`,
    sources: [facts.source('award_level2_hour'), taxOffice],
  };
}

export function auPairPayNewZealand(facts: LegalFacts<'newzealand'>): Pay {
  const nz = weekInNewZealand(facts);
  return {
    title: 'What arrives in your account',
    text: 'An example, in New Zealand dollars: thirty hours at the adult minimum wage, with the most a family may deduct for board when nothing else was agreed.',
    caption: 'One week, 30 hours',
    lines: [
      { label: `${nz.hours} hours at ${inNzd(nz.rate)}`, sum: inNzd(nz.gross) },
      { label: 'PAYE and ACC levy, about', sum: less(inNzd(nz.tax)) },
      { label: `Board, ${facts.percent('board_most')}`, sum: less(inNzd(nz.board)) },
    ],
    total: { label: 'In your account, about', sum: inNzd(nz.inHand) },
    fine: `Holiday pay comes on top: four weeks a year, or ${facts.percent('holiday_pay')} with each pay for a short fixed term, if the agreement says so.`,
    sources: [facts.source('minimum_hour'), taxRatesNz, boardNz],
  };
}

export function familyPayAustralia(facts: LegalFacts<'australia'>): Pay {
  const au = weekInAustralia(facts);
  return {
    title: 'What a week costs your family',
    text: 'An example, in Australian dollars: thirty hours at Level 2 of the Miscellaneous Award, and a board clause that both have signed. The tax is part of the wage: you withhold it and pay it to the tax office.',
    caption: 'One week, 30 hours',
    lines: [
      { label: `${au.hours} hours at ${inAud(au.rate)}`, sum: inAud(au.gross) },
      { label: 'Room and meals, as signed', sum: less(inAud(au.board)) },
      { label: `Super, at ${facts.figure('super_hours')} hours or fewer`, sum: inAud(0) },
    ],
    total: { label: 'Leaves your account', sum: inAud(au.gross - au.board) },
    fine: `The au pair gets ${inAud(au.inHand)} of it and the tax office ${inAud(au.tax)}. Above ${facts.figure('super_hours')} hours add ${facts.percent('super_rate')} super; for casual work ${facts.percent('casual_loading')}. Food is extra.`,
    sources: [facts.source('award_level2_hour'), taxOffice, superannuation],
  };
}

export function familyPayNewZealand(facts: LegalFacts<'newzealand'>): Pay {
  const nz = weekInNewZealand(facts);
  const leave = (nz.gross * facts.value('holiday_pay')) / 100;
  return {
    title: 'What a week costs your family',
    text: 'An example, in New Zealand dollars: thirty hours at the adult minimum wage, and the most you may deduct for board when nothing else was agreed.',
    caption: 'One week, 30 hours',
    lines: [
      { label: `${nz.hours} hours at ${inNzd(nz.rate)}`, sum: inNzd(nz.gross) },
      { label: `Board, ${facts.percent('board_most')}`, sum: less(inNzd(nz.board)) },
      { label: `Set aside for leave, ${facts.percent('holiday_pay')}`, sum: inNzd(leave) },
    ],
    total: { label: 'Total per week', sum: inNzd(nz.gross + leave - nz.board) },
    fine: 'PAYE is part of the wage: you withhold it and file it each payday. An ACC work levy is billed once a year.',
    sources: [facts.source('minimum_hour'), boardNz, holidaysNz],
  };
}
