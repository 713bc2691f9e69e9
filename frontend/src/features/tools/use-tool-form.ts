import { useEffect, useState } from 'react';
import type { Region } from '../../config/regions';
import { readSessionDraft, writeSessionDraft } from '../../lib/forms';
import { useRegion } from '../../lib/region';

const SETTLED_MS = 300;

/** `region` is missing until someone chooses one: until then it is that of the address. */
type ToolValues<Values> = Values & { region?: Region };

/**
 * The typed values of a tool. `settled` has them once typing has paused: it is sent to the API, and errors are
 * about. It stays in the tab until the tab is closed.
 */
export function useToolForm<Values extends object>(key: string, initial: Values) {
  const ofAddress = useRegion();
  const [values, setValues] = useState<ToolValues<Values>>(initial);
  const [settled, setSettled] = useState<ToolValues<Values>>(initial);
  // The server’s HTML shows the initial values, so what this tab has stored comes after hydration.
  useEffect(() => {
    const restore = (before: ToolValues<Values>) => ({ ...before, ...readSessionDraft<ToolValues<Values>>(key) });
    setValues(restore);
    setSettled(restore);
  }, [key]);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(values), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [values]);
  const type = (change: Partial<ToolValues<Values>>) => {
    const next = { ...values, ...change };
    setValues(next);
    writeSessionDraft(key, next);
  };
  return { values, settled, type, region: values.region ?? ofAddress, askedRegion: settled.region ?? ofAddress };
}
