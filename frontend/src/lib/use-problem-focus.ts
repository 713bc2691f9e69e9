import { useEffect, useRef, useState, type RefObject } from 'react';

/** A `ref` around fields, and what to call after each refused attempt: the first field with a problem gets the focus. */
export function useProblemFocus<Around extends HTMLElement>(): [RefObject<Around | null>, () => void] {
  const around = useRef<Around>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) around.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refusals]);
  return [around, () => setRefusals((count) => count + 1)];
}
