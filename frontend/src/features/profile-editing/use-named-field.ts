import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fieldId } from './fields/ProfileField';
import type { StepPlan } from './plan/field';

/** The first step that asks for one of the fields; null when none does. */
export function stepOfField<Name extends string>(
  steps: readonly StepPlan<Name>[],
  fields: readonly string[],
): number | null {
  const index = steps.findIndex((step) => step.fields.some(({ name }) => fields.includes(name)));
  return index === -1 ? null : index;
}

/** An address with a field (`?field=bornOn`) opens its step and focuses the field. */
export function useNamedField<Name extends string>(
  steps: readonly StepPlan<Name>[],
  setStep: (step: number) => void,
): void {
  const [params, setParams] = useSearchParams();
  const [focused, setFocused] = useState<string | null>(null);
  const name = params.get('field');
  useEffect(() => {
    if (name === null) return;
    // The last step has the photos, which are no field of a plan; children are counted where their ages are asked.
    const step =
      name === 'photos' ? steps.length - 1 : stepOfField(steps, [name === 'numberOfChildren' ? 'childrenAges' : name]);
    if (step !== null) {
      setStep(step);
      setFocused(name);
    }
    setParams(
      (before) => {
        before.delete('field');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [name, steps, setStep, setParams]);
  useEffect(() => {
    const field = focused && document.getElementById(fieldId(focused));
    if (!field) return;
    field.focus();
    field.scrollIntoView({ block: 'center' });
    setFocused(null);
  }, [focused]);
}
