/** What a week of the example comes to, in the country's currency. */
export interface WeekOfPay {
  hours: number;
  rate: number;
  gross: number;
  tax: number;
  board: number;
  inHand: number;
}

/** Dated figures of the example; the pages name their sources. */
const AUSTRALIA = { hours: 30, rate: 26.44, tax: 0.15, board: 200 };
const NEW_ZEALAND = { hours: 30, rate: 23.95, accLevy: 0.0175, board: 0.15 };
const NEW_ZEALAND_BANDS = [
  { upTo: 15_600, rate: 0.105 },
  { upTo: 53_500, rate: 0.175 },
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
