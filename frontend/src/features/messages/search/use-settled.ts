import { useEffect, useState } from 'react';

const SETTLED_MS = 250;

/** What is typed, once typing has paused. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

/** As the server asks for: two characters that are not blank. */
export const isSearchable = (query: string): boolean => query.replace(/\s/g, '').length >= 2;
