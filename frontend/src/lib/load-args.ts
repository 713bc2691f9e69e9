import { isApiError } from './api-error';
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
 * A page without its data is no page for a search engine: the server answers 503, or 429 to a visitor who has asked
 * too often. In the browser the screen itself says what failed and offers to try again.
 */
export function failOnServer(error: unknown): void {
  if (!import.meta.env.SSR || !isApiError(error)) return;
  if (error.status === 429) throw new Response(null, { status: 429 });
  if (error.status === 0 || error.status >= 500) throw new Response(null, { status: 503 });
}
