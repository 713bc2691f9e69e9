import { isRouteErrorResponse, UNSAFE_ErrorResponseImpl as ErrorResponse, type HydrationState } from 'react-router-dom';
import type { RootState } from './store';

interface WrittenError {
  status: number;
  statusText: string;
}

/** State for the browser, embedded in the page as JSON. */
export interface PageState {
  store: Partial<RootState>;
  loaderData: Record<string, unknown>;
  errors: Record<string, WrittenError> | null;
}

/** JSON that is safe inside a script element. */
export function writePageState(state: PageState): string {
  return JSON.stringify(state)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** Route errors without their stacks. */
export function writeErrors(errors: Record<string, unknown> | null): PageState['errors'] {
  if (!errors) return null;
  return Object.fromEntries(Object.entries(errors).map(([route, error]) => [route, written(error)]));
}

/** Initial data of the router in the browser, so that no loader runs twice. */
export function readHydration(state: PageState): HydrationState {
  const errors = state.errors
    ? Object.fromEntries(
        Object.entries(state.errors).map(([route, error]) => [
          route,
          new ErrorResponse(error.status, error.statusText, null),
        ]),
      )
    : null;
  return { loaderData: state.loaderData, errors };
}

function written(error: unknown): WrittenError {
  if (isRouteErrorResponse(error)) return { status: error.status, statusText: error.statusText };
  return { status: 500, statusText: 'Internal Server Error' };
}
