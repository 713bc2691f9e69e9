import { isApiError } from './api-error';
import type { Dispatch, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

/** Sends actions and thunks, whatever the rest of the store is. */
export type LoadDispatch = ThunkDispatch<unknown, unknown, UnknownAction> & Dispatch;

/** The arguments of a page's `load`, which fills the store before the page is rendered. */
export interface LoadArgs {
  store: { dispatch: LoadDispatch };
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
}

/**
 * A page without its data must not be indexed: the server answers 503, or 429 to a visitor over the rate limit. In the
 * browser the screen itself shows the failure and offers to try again.
 */
export function failOnServer(error: unknown): void {
  if (!import.meta.env.SSR || !isApiError(error)) return;
  if (error.status === 429) throw new Response(null, { status: 429 });
  if (error.status === 0 || error.status >= 500) throw new Response(null, { status: 503 });
}
