import { useCallback, useState } from 'react';

/**
 * What is typed into a form, kept over a reload of the tab until it is forgotten. `key` names the form and whose it is:
 * on a shared computer no one finds the words of another.
 */
export function useSessionDraft<Values extends object>(key: string, initial: Values) {
  const [values, setValues] = useState<Values>(() => ({ ...initial, ...readSessionDraft<Values>(key) }));
  const type = useCallback(
    (change: Partial<Values>) =>
      setValues((before) => {
        const next = { ...before, ...change };
        writeSessionDraft(key, next);
        return next;
      }),
    [key],
  );
  const forget = useCallback(() => writeSessionDraft(key, null), [key]);
  return { values, type, forget };
}

/** What was typed in this tab; empty without it. Only in the browser: the server’s HTML knows nothing of it. */
export function readSessionDraft<Values>(key: string): Partial<Values> {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Values> | null) ?? {};
  } catch {
    return {};
  }
}

export function writeSessionDraft(key: string, values: object | null): void {
  try {
    if (values) sessionStorage.setItem(key, JSON.stringify(values));
    else sessionStorage.removeItem(key);
  } catch {
    // Where storage is closed, a reload begins afresh.
  }
}
