import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { STEPS, type StepId } from './steps';

/**
 * The step of the editor in the address, so that a reload and a link lead to it. Opening the editor is one entry of the
 * history however many steps follow: Back closes it, and sending or discarding the terms goes back to the entry before.
 */
export function useEditorStep() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: { opened?: boolean } | null };
  const navigate = useNavigate();
  const named = params.get('step');
  const step: StepId = STEPS.find(({ id }) => id === named)?.id ?? STEPS[0].id;
  const set = useCallback(
    (next: StepId | null, how: { replace: boolean; state: unknown }) =>
      setParams(
        (before) => {
          if (next) before.set('step', next);
          else before.delete('step');
          return before;
        },
        { preventScrollReset: true, ...how },
      ),
    [setParams],
  );
  const open = useCallback(() => set(STEPS[0].id, { replace: false, state: { opened: true } }), [set]);
  const goTo = useCallback((next: StepId) => set(next, { replace: true, state }), [set, state]);
  // Going back takes a moment, and a second call in that time must not go back once more.
  const leaving = useRef(false);
  useEffect(() => {
    leaving.current = false;
  }, [named]);
  const leave = useCallback(() => {
    if (named === null || leaving.current) return;
    leaving.current = true;
    if (state?.opened) void navigate(-1);
    else set(null, { replace: true, state });
  }, [named, navigate, set, state]);
  return { step, isNamed: named !== null, open, goTo, leave };
}
