import { isApiError } from '../api/error-text';
import type { Dispatch, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

/** Sends actions and thunks, whatever the rest of the store is. */
export type LoadDispatch = ThunkDispatch<unknown, unknown, UnknownAction> & Dispatch;

/** What a page is given to fill the store with before it is drawn. */
export interface LoadArgs {
  store: { dispatch: LoadDispatch };
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
}

/**
 * A page whose data could not be had is no page for a search engine: the server answers 503. In the browser the
 * screen itself says what failed and offers to try again.
 */
export function failOnServer(error: unknown): void {
  if (import.meta.env.SSR && isApiError(error) && (error.status === 0 || error.status === 429 || error.status >= 500))
    throw new Response(null, { status: 503 });
}
