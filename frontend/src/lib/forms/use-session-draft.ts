import { useCallback, useState } from 'react';
import { sessionOwner } from '../session';

/**
 * Keeps what is typed in a form over a reload of the tab until it is cleared. Fields that no one has touched follow
 * `initial`, so that a form does not write old values over newer ones. `form` identifies the form alone: the person is
 * added here, so that on a shared computer no one finds another person's text.
 */
export function useSessionDraft<Values extends object>(form: string, initial: Values) {
  const key = `${form}:${sessionOwner() ?? ''}`;
  const [typed, setTyped] = useState(() => readSessionDraft<Values>(key));
  const type = useCallback(
    (change: Partial<Values>) =>
      setTyped((before) => {
        const next = { ...before, ...change };
        writeSessionDraft(key, next);
        return next;
      }),
    [key],
  );
  const forget = useCallback(() => writeSessionDraft(key, null), [key]);
  return { values: { ...initial, ...typed }, type, forget };
}

/** The values typed in this tab; empty without any. Browser only: the server’s HTML has none of them. */
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
