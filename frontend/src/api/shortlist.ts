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

/**
 * Requests about one person leave one after the other, so that the last press is the last that the API hears.
 * `stored` is what the API has on record.
 */
const queues = new Map<string, { sent: Promise<unknown>; stored: boolean }>();

/**
 * Puts a person on the shortlist or takes them off it. Every card and page that shows the person changes at once, in
 * other tabs as well, and changes back when the API does not accept it. Rejects with the API's error.
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
        // Takes back what was not accepted; and a page that was fetched meanwhile may carry the state before the change.
        dispatch(showShortlisted({ id, saved: queue.stored }));
      }
    }
  };
}

/** Shows what other tabs of this browser put on the shortlist or took off it. */
export function followShortlistOfOtherTabs(dispatch: Dispatch): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<Change>) => {
    dispatch(showShortlisted(data));
    dispatch(shortlistApi.util.invalidateTags(['Shortlist', 'Dashboard']));
  });
}

/** Changes `saved` on the person wherever the cache holds them: results, tiles, the dashboard, their page. */
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

/** Calls back for every object within `data` that says of this person whether they are saved. */
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
