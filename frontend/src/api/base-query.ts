import { retry, type BaseQueryFn } from '@reduxjs/toolkit/query';
import { accessToken, refreshOrSignOut } from '../lib/session';
import { toApiError, type ApiError } from './error-text';

/** How calls leave this store: relative in the browser, absolute and with the visitor's address on the server. */
export interface ApiContext {
  baseUrl: string;
  headers: Record<string, string>;
}

export interface ApiRequest {
  url: string;
  method?: string;
  body?: unknown;
  params?: Record<string, unknown>;
}

const UNREACHABLE: ApiError = {
  status: 0,
  code: 'api_unreachable',
  message: 'We cannot reach the server. Please check your connection and try again.',
};

/** Writes query parameters: undefined and null are left out, lists repeat their name. */
export function queryString(params: Record<string, unknown> | undefined): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') query.append(name, String(one));
    }
  }
  const text = query.toString();
  return text ? `?${text}` : '';
}

/** What one endpoint may wish for itself, as its `extraOptions`. */
export interface ApiExtraOptions {
  /** A 404 is an answer, not a failure: the data is null. */
  missingIsNull?: boolean;
}

type Call = BaseQueryFn<string | ApiRequest, unknown, ApiError, ApiExtraOptions>;

const callOnce: Call = async (args, { extra, signal }, options) => {
  const request = typeof args === 'string' ? { url: args } : args;
  const context = extra as ApiContext;
  const token = accessToken();
  try {
    const first = await send(request, context, token, signal);
    const answer =
      first.status === 401 && token && (await hasFresherToken(token))
        ? await send(request, context, accessToken(), signal)
        : first;
    if (answer.status === 404 && options?.missingIsNull) return { data: null };
    return await read(answer);
  } catch (error) {
    if (signal.aborted) throw error;
    return { error: UNREACHABLE };
  }
};

/**
 * Every call to the API: bearer token, one silent refresh after a 401, errors in words. Nothing is repeated unless an
 * endpoint asks for it with `maxRetries` and `retryCondition` in its `extraOptions`.
 */
export const baseQuery = retry(callOnce, { maxRetries: 0 });

/** Whether there is another token than the one that was refused, after a refresh if need be. */
async function hasFresherToken(refused: string): Promise<boolean> {
  return accessToken() !== refused ? accessToken() !== null : refreshOrSignOut();
}

function send(request: ApiRequest, context: ApiContext, token: string | null, signal: AbortSignal): Promise<Response> {
  const headers = new Headers(context.headers);
  headers.set('Accept', 'application/json');
  headers.set('X-Requested-With', 'fetch');
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const isForm = typeof FormData === 'function' && request.body instanceof FormData;
  if (request.body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
  return fetch(context.baseUrl + request.url + queryString(request.params), {
    method: request.method ?? 'GET',
    headers,
    body: request.body === undefined ? null : isForm ? (request.body as FormData) : JSON.stringify(request.body),
    credentials: 'same-origin',
    signal,
  });
}

async function read(answer: Response) {
  const body = await answer.text();
  if (!answer.ok) return { error: toApiError(answer.status, answer.statusText, body) };
  // A file that is text, such as one for a calendar, is handed on as it is.
  if (answer.headers.get('content-type')?.startsWith('text/calendar')) return { data: body };
  return { data: body ? (JSON.parse(body) as unknown) : null };
}
