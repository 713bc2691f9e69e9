import { useEntryState } from './use-entry-state';

/**
 * How many pages a list shows after its first, and a way to show one more. Each page is asked for with the cursor of the
 * one before as that is now: a cursor from earlier would repeat or leave out rows once something has changed.
 */
export function useLoadedPages(list = ''): [number, () => void] {
  const [further, setFurther] = useEntryState(`pages ${list}`, 0);
  return [further, () => setFurther(further + 1)];
}
