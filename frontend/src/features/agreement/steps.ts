import type { ClauseName } from '../../api/agreements';
import type { TermsErrors } from './terms-form';

interface StepPlan {
  /** As the address names it: `?step=work`. */
  id: 'dates' | 'work' | 'pay' | 'home' | 'notice' | 'send';
  clauses: readonly ClauseName[];
  /** The pay of the week depends on these fields. */
  changesPay?: true;
}

export type StepId = StepPlan['id'];

/** The steps of the editor, in their order. Every clause belongs to one. */
export const STEPS: readonly [StepPlan, ...StepPlan[]] = [
  { id: 'dates', clauses: ['dates', 'trial'] },
  { id: 'work', clauses: ['hours', 'duties'], changesPay: true },
  { id: 'pay', clauses: ['pay', 'leave', 'other'], changesPay: true },
  { id: 'home', clauses: ['room', 'meals', 'car', 'house'] },
  { id: 'notice', clauses: ['notice', 'exit'] },
  { id: 'send', clauses: [] },
];

const clauseOf = (field: string) => /^\w+/.exec(field)?.[0];

/** The step with a field (`pay.weeklyCents`); the last one for what belongs to no clause. */
export function stepOf(field: string): StepId {
  return STEPS.find(({ clauses }) => clauses.some((name) => name === clauseOf(field)))?.id ?? 'send';
}

/** How many problems each step has. */
export function problemsByStep(errors: TermsErrors): Partial<Record<StepId, number>> {
  const counts: Partial<Record<StepId, number>> = {};
  for (const field of Object.keys(errors)) counts[stepOf(field)] = (counts[stepOf(field)] ?? 0) + 1;
  return counts;
}

/** The first problem in the order of the steps and of their clauses. */
export function firstProblem(errors: TermsErrors): string | null {
  const order = STEPS.flatMap(({ clauses }) => clauses);
  const place = (field: string) => {
    const at = order.findIndex((clause) => clause === clauseOf(field));
    return at === -1 ? order.length : at;
  };
  return Object.keys(errors).sort((one, other) => place(one) - place(other))[0] ?? null;
}
