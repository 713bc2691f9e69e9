import type { StepPlan } from './plan/field';

/** The first step that asks for one of the fields; null when none does. */
export function stepOfField<Name extends string>(
  steps: readonly StepPlan<Name>[],
  fields: readonly string[],
): number | null {
  const index = steps.findIndex((step) => step.fields.some(({ name }) => fields.includes(name)));
  return index === -1 ? null : index;
}
