import type { LegalFacts } from '../../../content/facts';

/** The pay of the example week, in the country's currency. */
interface WeekOfPay {
  hours: number;
  rate: number;
  gross: number;
  tax: number;
  board: number;
  inHand: number;
}

const share = (percent: number) => percent / 100;
/** The example: thirty hours, and in Australia a board that both have signed. */
const HOURS = 30;
const AGREED_BOARD = 200;
const WEEKS = 52;

const cents = (sum: number) => Math.round(sum * 100) / 100;

/** Flat tax for working holiday makers, and board as both have signed it. */
export function weekInAustralia(facts: LegalFacts<'australia'>): WeekOfPay {
  const rate = facts.value('award_level2_hour');
  const gross = cents(HOURS * rate);
  const tax = cents(gross * share(facts.value('whm_tax')));
  return { hours: HOURS, rate, gross, tax, board: AGREED_BOARD, inHand: cents(gross - tax - AGREED_BOARD) };
}

/** PAYE with its ACC levy, and board at the most that the law allows where nothing was agreed. */
export function weekInNewZealand(facts: LegalFacts<'newzealand'>): WeekOfPay {
  const rate = facts.value('minimum_hour');
  const gross = cents(HOURS * rate);
  const tax = cents(yearlyTax(gross * WEEKS, facts) / WEEKS + gross * share(facts.value('acc_levy')));
  const board = cents(gross * share(facts.value('board_most')));
  return { hours: HOURS, rate, gross, tax, board, inHand: cents(gross - tax - board) };
}

function yearlyTax(income: number, facts: LegalFacts<'newzealand'>): number {
  let from = 0;
  let tax = 0;
  for (const band of ['tax_band1', 'tax_band2'] as const) {
    const upTo = facts.value(`${band}_until`);
    tax += Math.max(0, Math.min(income, upTo) - from) * share(facts.value(band));
    from = upTo;
  }
  return tax;
}
