import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { STEPS, type StepId } from './steps';

/**
 * The step of the editor in the address, so that a reload and a link lead to it. Opening the editor is one entry of the
 * history however many steps follow: Back closes it, and no step is left behind once the terms are sent.
 */
export function useEditorStep() {
  const [params, setParams] = useSearchParams();
  const named = params.get('step');
  const step: StepId = STEPS.find(({ id }) => id === named)?.id ?? STEPS[0].id;
  const set = useCallback(
    (next: StepId | null, replace: boolean) =>
      setParams(
        (before) => {
          if (next) before.set('step', next);
          else before.delete('step');
          return before;
        },
        { preventScrollReset: true, replace },
      ),
    [setParams],
  );
  const open = useCallback(() => set(STEPS[0].id, false), [set]);
  const goTo = useCallback((next: StepId) => set(next, true), [set]);
  const leave = useCallback(() => set(null, true), [set]);
  return { step, isNamed: named !== null, open, goTo, leave };
}
