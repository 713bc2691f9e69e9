import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from './base-api';
import { shortlistApi } from './generated/shortlist';

export * from './generated/shortlist';

interface Change {
  id: string;
  saved: boolean;
}

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
type ApiState = ReturnType<typeof baseApi.reducer>;
type Thunk<T> = (dispatch: Dispatch, getState: () => unknown) => T;

const channel =
  typeof BroadcastChannel === 'function' && typeof window === 'object' ? new BroadcastChannel('shortlist') : null;

/** Requests about one person are sent one after the other, so that the last press wins. `stored` is the API's state. */
const queues = new Map<string, { sent: Promise<unknown>; stored: boolean }>();

/**
 * Adds a person to the shortlist or removes them. Every card and page changes at once, in other tabs too, and changes
 * back when the API does not accept it. Rejects with the API's error.
 */
export function setShortlisted({ id, saved }: Change): Thunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(showShortlisted({ id, saved }));
    const { saveToShortlist, removeFromShortlist } = shortlistApi.endpoints;
    const send = () =>
      (saved ? dispatch(saveToShortlist.initiate({ id })) : dispatch(removeFromShortlist.initiate({ id }))).unwrap();
    const queue = queues.get(id) ?? { sent: Promise.resolve(), stored: !saved };
    queues.set(id, queue);
    const sent = queue.sent.then(send, send);
    queue.sent = sent;
    try {
      await sent;
      queue.stored = saved;
      channel?.postMessage({ id, saved } satisfies Change);
    } finally {
      if (queue.sent === sent) {
        queues.delete(id);
        // Undoes a rejected change, and corrects a page that was fetched before the change.
        dispatch(showShortlisted({ id, saved: queue.stored }));
      }
    }
  };
}

/** Applies shortlist changes of other tabs. */
export function followShortlistOfOtherTabs(dispatch: Dispatch): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<Change>) => {
    dispatch(showShortlisted(data));
    dispatch(shortlistApi.util.invalidateTags(['Shortlist', 'Dashboard']));
  });
}

/** Changes `saved` on the person everywhere in the cache: results, tiles, the dashboard, their page. */
function showShortlisted({ id, saved }: Change): Thunk<void> {
  return (dispatch, getState) => {
    const { queries } = (getState() as { api: ApiState }).api;
    for (const query of Object.values(queries)) {
      if (!query?.endpointName || !isShownIn(query.data, id)) continue;
      const update = baseApi.util.updateQueryData as unknown as UpdateQueryData;
      dispatch(
        update(query.endpointName, query.originalArgs, (data) =>
          forEachShown(data, id, (person) => (person.saved = saved)),
        ),
      );
    }
  };
}

type UpdateQueryData = (endpoint: string, args: unknown, recipe: (data: unknown) => void) => UnknownAction;

/** Calls back for every object within `data` with this person's `saved` flag. */
function forEachShown(data: unknown, id: string, found: (person: { saved: boolean }) => void): void {
  if (typeof data !== 'object' || data === null) return;
  if ('saved' in data && typeof data.saved === 'boolean' && 'id' in data && data.id === id)
    found(data as { saved: boolean });
  for (const value of Object.values(data)) forEachShown(value, id, found);
}

function isShownIn(data: unknown, id: string): boolean {
  let shown = false;
  forEachShown(data, id, () => (shown = true));
  return shown;
}
