import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useSyncExternalStore } from 'react';
import { isApiError } from '../lib/api-error';
import { Listeners } from '../lib/listeners';
import { baseApi } from './base-api';
import { isLost } from './idempotency-keys';

const listeners = new Listeners();
let shown: ReadonlyMap<string, Date> = new Map();

/** Stored answers on the screen, shown because the server could not be reached: by address, when each was fetched. */
export const shownStoredAnswers = {
  snapshot: (): ReadonlyMap<string, Date> => shown,
  set(address: string, at: Date | null): void {
    if (at === null && !shown.has(address)) return;
    const next = new Map(shown);
    if (at) next.set(address, at);
    else next.delete(address);
    shown = next;
    listeners.notify();
  },
};

/** When the stored answer on the screen was fetched; null if the answer comes from the server. */
export const useStoredSince = (address: string): Date | null =>
  useSyncExternalStore(
    listeners.subscribe,
    () => shown.get(address) ?? null,
    () => null,
  );

/** Whether a read failed because the server could not be reached. */
export const isUnreachable = (error: unknown): boolean => isApiError(error) && isLost(error);

const TAGS = ['Messages', 'Agreements', 'Hours', 'Resources'];

/** Refetches all stored answers on the screen, except messages, which arrive over the live connection. */
export function refetchStoredAnswers(dispatch: ThunkDispatch<unknown, unknown, UnknownAction>): void {
  if (shown.size === 0) return;
  for (const address of shown.keys()) if (address.includes('/messages?')) shownStoredAnswers.set(address, null);
  // Each tag is declared in the API file of its subject, so the type of `baseApi` does not know them.
  dispatch(baseApi.util.invalidateTags(TAGS as never[]));
}
