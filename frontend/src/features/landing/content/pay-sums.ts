import { factValue } from '../../../content/facts';
/** What a week of the example comes to, in the country's currency. */
export interface WeekOfPay {
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
const AUSTRALIA = {
  hours: HOURS,
  rate: factValue('australia', 'award_level2_hour'),
  tax: share(factValue('australia', 'whm_tax')),
  board: AGREED_BOARD,
};
const NEW_ZEALAND = {
  hours: HOURS,
  rate: factValue('newzealand', 'minimum_hour'),
  accLevy: share(factValue('newzealand', 'acc_levy')),
  board: share(factValue('newzealand', 'board_most')),
};
const NEW_ZEALAND_BANDS = [
  { upTo: factValue('newzealand', 'tax_band1_until'), rate: share(factValue('newzealand', 'tax_band1')) },
  { upTo: factValue('newzealand', 'tax_band2_until'), rate: share(factValue('newzealand', 'tax_band2')) },
];
const WEEKS = 52;

const cents = (sum: number) => Math.round(sum * 100) / 100;

/** Flat tax for working holiday makers, and board as both have signed it. */
export function weekInAustralia(): WeekOfPay {
  const { hours, rate, board } = AUSTRALIA;
  const gross = cents(hours * rate);
  const tax = cents(gross * AUSTRALIA.tax);
  return { hours, rate, gross, tax, board, inHand: cents(gross - tax - board) };
}

/** PAYE with its ACC levy, and board at the most that the law allows where nothing was agreed. */
export function weekInNewZealand(): WeekOfPay {
  const { hours, rate } = NEW_ZEALAND;
  const gross = cents(hours * rate);
  const tax = cents(yearlyTax(gross * WEEKS) / WEEKS + gross * NEW_ZEALAND.accLevy);
  const board = cents(gross * NEW_ZEALAND.board);
  return { hours, rate, gross, tax, board, inHand: cents(gross - tax - board) };
}

function yearlyTax(income: number): number {
  let from = 0;
  let tax = 0;
  for (const { upTo, rate } of NEW_ZEALAND_BANDS) {
    tax += Math.max(0, Math.min(income, upTo) - from) * rate;
    from = upTo;
  }
  return tax;
}
