import { useEffect, useEffectEvent, useRef, useState } from 'react';

const PAUSE_MS = 900;

export type SaveState = 'saved' | 'saving' | 'failed';

/** Saves a value with every pause in typing, one save at a time, and when the page is left. */
export function useAutosave<Value>(value: Value, save: (value: Value) => Promise<unknown>): SaveState {
  const [state, setState] = useState<SaveState>('saved');
  const saved = useRef(value);
  const store = useEffectEvent(async (latest: Value) => {
    if (latest === saved.current) return;
    saved.current = latest;
    setState('saving');
    try {
      await save(latest);
      setState('saved');
    } catch {
      setState('failed');
    }
  });
  useEffect(() => {
    const timer = setTimeout(() => void store(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  const leave = useEffectEvent(() => void store(value));
  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && leave();
    document.addEventListener('visibilitychange', hidden);
    return () => document.removeEventListener('visibilitychange', hidden);
  }, []);
  return state;
}
