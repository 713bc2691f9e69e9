import { useCallback, useState } from 'react';
import { sessionOwner } from '../session';

/**
 * Keeps a form's values over a reload of the tab until they are cleared. `form` identifies the form alone: the person is
 * added here, so that on a shared computer no one finds another person's text.
 */
export function useSessionDraft<Values extends object>(form: string, initial: Values) {
  const key = `${form}:${sessionOwner() ?? ''}`;
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
    // Without storage a reload starts with an empty form.
  }
}
