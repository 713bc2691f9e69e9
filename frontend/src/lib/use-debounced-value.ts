import { useEffect, useState } from 'react';

const TYPING_PAUSE_MS = 300;

/** The value once it has stayed the same for `ms` milliseconds, such as a search that someone types. */
export function useDebouncedValue<Value>(value: Value, ms = TYPING_PAUSE_MS): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}

/** True once a condition has held for `ms` milliseconds, so that a passing one moves nothing; false again at once. */
export function useSustained(holds: boolean, ms: number): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLasting(holds), holds ? ms : 0);
    return () => clearTimeout(timer);
  }, [holds, ms]);
  return lasting && holds;
}
