import type {
  AustralianState,
  BoardKind,
  GetPayCheckApiArg,
  GetPlacementCostApiArg,
  PaidPlan,
} from '../../api/fair-pay';
import type { Region } from '../../config/regions';
import { toolTexts } from './texts';

const { problems } = toolTexts;
const NUMBER = /^\d{1,6}(?:[.,]\d{1,2})?$/;
const DOLLARS = /^(?:AU?|NZ)?\$\s*/i;
const THOUSANDS = /,(?=\d{3}(?!\d))/g;

export interface WeekValues {
  hours: string;
  /** Empty: the legal minimum. */
  pay: string;
}

export interface PayValues extends WeekValues {
  board: BoardKind;
  deduction: string;
  deductionAgreed: boolean;
  age: string;
  casual: boolean;
  firstMonths: boolean;
}

interface CostValues extends WeekValues {
  weeks: string;
  state: AustralianState | '';
  plan: PaidPlan | '';
}

export const PAY_VALUES: PayValues = {
  hours: '30',
  pay: '',
  board: 'included',
  deduction: '',
  deductionAgreed: false,
  age: '',
  casual: false,
  firstMonths: false,
};

export const COST_VALUES: CostValues = { hours: '30', pay: '', weeks: '26', state: '', plan: 'standard' };

export type Errors<Values> = Partial<Record<keyof Values, string>>;

/** A question for the API, or what is wrong with it. */
type Question<Asked, Values> = { asked: Asked; errors: Errors<Values> } | { asked: null; errors: Errors<Values> };

/** Null for an empty field, NaN for what is no number between `least` and `most`. It may be written as money: “A$1,200”. */
export function numberIn(text: string, least: number, most: number): number | null {
  const trimmed = text.trim().replace(DOLLARS, '').replace(THOUSANDS, '');
  if (trimmed === '') return null;
  const number = NUMBER.test(trimmed) ? Number(trimmed.replace(',', '.')) : NaN;
  return number >= least && number <= most ? number : NaN;
}

/** The limits are those of the API. */
export function payQuestion(region: Region, values: PayValues): Question<GetPayCheckApiArg, PayValues> {
  const isAustralia = region === 'australia';
  const hours = numberIn(values.hours, 1, 60);
  const pay = numberIn(values.pay, 0, 5000);
  const isDeducted = values.board !== 'included';
  const deduction = isDeducted ? numberIn(values.deduction, 0, 5000) : null;
  const age = isAustralia ? numberIn(values.age, 18, 60) : null;
  const errors: Errors<PayValues> = {
    ...(hours === null || Number.isNaN(hours) ? { hours: problems.hours } : {}),
    ...(Number.isNaN(pay) ? { pay: problems.sum } : {}),
    ...(Number.isNaN(deduction) ? { deduction: problems.sum } : {}),
    ...(age !== null && !Number.isInteger(age) ? { age: problems.age } : {}),
  };
  if (hours === null || Object.keys(errors).length > 0) return { asked: null, errors };
  const asked = {
    region,
    hours,
    ...(pay === null ? {} : { pay }),
    ...(isDeducted ? { board: values.board, deduction: deduction ?? 0 } : {}),
    ...(isDeducted && values.deductionAgreed ? { deductionAgreed: true } : {}),
    ...(age === null ? {} : { age }),
    ...(isAustralia && values.casual ? { casual: true } : {}),
    ...(isAustralia && values.firstMonths ? { firstMonths: true } : {}),
  };
  return { asked, errors };
}

export function costQuestion(region: Region, values: CostValues): Question<GetPlacementCostApiArg, CostValues> {
  const hours = numberIn(values.hours, 1, 60);
  const pay = numberIn(values.pay, 0, 5000);
  const weeks = numberIn(values.weeks, 1, 104);
  const errors: Errors<CostValues> = {
    ...(hours === null || Number.isNaN(hours) ? { hours: problems.hours } : {}),
    ...(Number.isNaN(pay) ? { pay: problems.sum } : {}),
    ...(weeks === null || !Number.isInteger(weeks) ? { weeks: problems.weeks } : {}),
  };
  if (hours === null || weeks === null || Object.keys(errors).length > 0) return { asked: null, errors };
  const asked = {
    region,
    hours,
    weeks,
    ...(pay === null ? {} : { pay }),
    ...(region === 'australia' && values.state ? { state: values.state } : {}),
    ...(values.plan ? { plan: values.plan } : {}),
  };
  return { asked, errors };
}
