import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SaveQueue, SaveState } from './save-queue';

/** The part of a queue that a screen needs, whatever its value. */
type AnyQueue = Pick<SaveQueue<unknown>, 'subscribe' | 'state' | 'begin' | 'isShown' | 'isAuthorLoggedOut'>;

/** Queues that were left with unsaved text, so that returning to the screen finds them. */
const open = new Map<string, AnyQueue>();

/**
 * The queue of one thing that is typed. `key` names the thing: a screen that the same person opens again while its last
 * save is still under way goes on with the same queue.
 */
export function useSaveQueue<Queue extends AnyQueue>(
  key: string,
  make: () => Queue,
): { queue: Queue; state: SaveState } {
  const [queue] = useState(() => {
    const left = open.get(key) as Queue | undefined;
    return left && !left.isAuthorLoggedOut ? left : make();
  });
  const state = useSyncExternalStore(queue.subscribe, queue.state, queue.state);
  useEffect(() => {
    open.set(key, queue);
    const end = queue.begin();
    return () =>
      void end().then((saved) => {
        if (saved && open.get(key) === queue && !queue.isShown) open.delete(key);
      });
  }, [key, queue]);
  return { queue, state };
}
