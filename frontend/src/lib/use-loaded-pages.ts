import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Undefined is the first page. */
type Cursors = readonly (string | undefined)[];

const FIRST: Cursors = [undefined];
const loaded = new Map<string, Cursors>();

/**
 * The cursors of the pages that a list shows, and a way to show one more. They belong to the entry in the history of the
 * browser, so that Back finds the list as long as it was.
 */
export function useLoadedPages(list = ''): [Cursors, (next: string) => void] {
  const entry = `${useLocation().key} ${list}`;
  const [cursors, setCursors] = useState(() => loaded.get(entry) ?? FIRST);
  const more = (next: string) => {
    const all = [...cursors, next];
    loaded.set(entry, all);
    setCursors(all);
  };
  return [cursors, more];
}
