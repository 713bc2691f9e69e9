import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useSyncExternalStore } from 'react';
import { isApiError } from '../lib/api-error';
import { baseApi } from './base-api';
import { isLost } from './idempotency-keys';

const listeners = new Set<() => void>();
let shown: ReadonlyMap<string, Date> = new Map();

/** Answers on the screen that came from this browser because the server could not be reached: address and age. */
export const keptAnswersShown = {
  snapshot: (): ReadonlyMap<string, Date> => shown,
  set(address: string, at: Date | null): void {
    if (at === null && !shown.has(address)) return;
    const next = new Map(shown);
    if (at) next.set(address, at);
    else next.delete(address);
    shown = next;
    for (const listener of listeners) listener();
  },
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Since when the answer that is shown is kept in this browser; null if the server gave it. */
export const useAsOf = (address: string): Date | null =>
  useSyncExternalStore(
    subscribe,
    () => shown.get(address) ?? null,
    () => null,
  );

/** Whether a read failed because the server could not be reached. */
export const isUnreachable = (error: unknown): boolean => isApiError(error) && isLost(error);

const TAGS = ['Messages', 'Agreements', 'Hours', 'Resources'];

/** Reads again what is shown from this browser. Messages themselves catch up over the live connection. */
export function refetchKept(dispatch: ThunkDispatch<unknown, unknown, UnknownAction>): void {
  if (shown.size === 0) return;
  for (const address of shown.keys()) if (address.includes('/messages?')) keptAnswersShown.set(address, null);
  // The tags belong to the files of their subjects.
  dispatch(baseApi.util.invalidateTags(TAGS as never[]));
}
