import { useState } from 'react';

/** Stays true from the first time on, such as for what was loaded and may be asked for again. */
export function useLatch(now: boolean): boolean {
  const [once, setOnce] = useState(now);
  if (now && !once) setOnce(true);
  return once || now;
}
