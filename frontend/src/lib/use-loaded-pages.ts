import { useState } from 'react';
import { useLocation } from 'react-router-dom';

const loaded = new Map<string, number>();

/**
 * How many pages a list shows after its first, and a way to show one more. Each page is asked for with the cursor of the
 * one before as that is now: a cursor from earlier would repeat or leave out rows once something has changed. The number
 * belongs to the entry in the history of the browser, so that Back finds the list as long as it was.
 */
export function useLoadedPages(list = ''): [number, () => void] {
  const entry = `${useLocation().key} ${list}`;
  const [further, setFurther] = useState(() => loaded.get(entry) ?? 0);
  const more = () => {
    loaded.set(entry, further + 1);
    setFurther(further + 1);
  };
  return [further, more];
}
