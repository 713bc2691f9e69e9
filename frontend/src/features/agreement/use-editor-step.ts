import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { STEPS, type StepId } from './steps';

/** The step of the editor in the address, so that Back, Forward, a reload and a link lead to it. */
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
  const goTo = useCallback((next: StepId) => set(next, false), [set]);
  const leave = useCallback(() => set(null, true), [set]);
  return { step, isNamed: named !== null, goTo, leave };
}
