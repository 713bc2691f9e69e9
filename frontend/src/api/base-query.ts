import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { accessToken, refreshOrSignOut } from '../lib/session';
import { toApiError, type ApiError } from '../lib/api-error';
import { IGNORES_IDEMPOTENCY_KEY } from './generated/ignores-idempotency-key';
import { isLost, keepKey, keyFor } from './idempotency-keys';

/** How calls leave this store: relative in the browser, absolute and with the visitor's address on the server. */
export interface ApiContext {
  baseUrl: string;
  headers: Record<string, string>;
  /** Ends every call at once; on the server, when the API is found to be gone. */
  signal?: AbortSignal;
}

export interface ApiRequest {
  url: string;
  method?: string;
  body?: unknown;
  params?: Record<string, unknown>;
}

export const UNREACHABLE: ApiError = {
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
  /** The browser sends it even though the page is left meanwhile. */
  outlivesPage?: boolean;
  /** After which failures a read is tried again, twice at most. */
  asksAgainAfter?: (error: ApiError) => boolean;
}

/** Browsers let 64 kB outlive a page. */
const OUTLIVING_BYTES = 60_000;

type Call = BaseQueryFn<string | ApiRequest, unknown, ApiError, ApiExtraOptions>;
type Answer = { data: unknown; error?: undefined } | { error: ApiError };

/** Before the second and the third try. */
const PAUSES_MS = [300, 1_200];

const callOnce = async (
  request: ApiRequest,
  { extra, signal }: BaseQueryApi,
  options: ApiExtraOptions | undefined,
  key: string | null,
): Promise<Answer> => {
  const context = extra as ApiContext;
  try {
    const call = (bearer: string | null) => send(request, context, { bearer, key, signal }, options?.outlivesPage);
    let token = accessToken();
    let answer = await call(token);
    // The fresher token may be that of another tab, and refused as well: the second refresh then asks the API itself.
    for (let refreshes = 0; refreshes < 2 && answer.status === 401 && token; refreshes += 1) {
      if (!(await hasFresherToken(token))) break;
      token = accessToken();
      answer = await call(token);
    }
    if (answer.status === 404 && options?.missingIsNull) return { data: null };
    return await read(answer);
  } catch (error) {
    if (signal.aborted) throw error;
    return { error: UNREACHABLE };
  }
};

/**
 * Every call to the API: bearer token, a silent refresh after a 401, errors in words. A write whose answer is lost is
 * sent again under its key, with which the API does it once; a read is repeated where its endpoint asks for that.
 */
export const baseQuery: Call = async (args, api, options) => {
  const request = typeof args === 'string' ? { url: args } : args;
  const { method = 'GET', body } = request;
  const address = request.url + queryString(request.params);
  const key = IGNORES_IDEMPOTENCY_KEY.has(api.endpoint) ? null : keyFor(method, address, body);
  const isWorthAnotherTry = key === null ? options?.asksAgainAfter : isLost;
  let answer = await callOnce(request, api, options, key);
  for (const pause of PAUSES_MS) {
    if (!answer.error || !isWorthAnotherTry?.(answer.error)) return answer;
    await new Promise((resolve) => setTimeout(resolve, pause));
    api.signal.throwIfAborted();
    answer = await callOnce(request, api, options, key);
  }
  if (key !== null && answer.error && isLost(answer.error)) keepKey(key, method, address, body);
  return answer;
};

/** Whether there is another token than the one that was refused, after a refresh if need be. */
async function hasFresherToken(refused: string): Promise<boolean> {
  return accessToken() !== refused ? accessToken() !== null : refreshOrSignOut();
}

function send(
  request: ApiRequest,
  context: ApiContext,
  { bearer, key, signal }: { bearer: string | null; key: string | null; signal: AbortSignal },
  outlivesPage = false,
): Promise<Response> {
  const headers = new Headers(context.headers);
  headers.set('Accept', 'application/json');
  headers.set('X-Requested-With', 'fetch');
  if (bearer) headers.set('Authorization', `Bearer ${bearer}`);
  if (key) headers.set('Idempotency-Key', key);
  const isForm = typeof FormData === 'function' && request.body instanceof FormData;
  if (request.body !== undefined && !isForm) headers.set('Content-Type', 'application/json');
  const body = request.body === undefined ? null : isForm ? (request.body as FormData) : JSON.stringify(request.body);
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body).length : 0;
  return fetch(context.baseUrl + request.url + queryString(request.params), {
    method: request.method ?? 'GET',
    headers,
    body,
    keepalive: outlivesPage && bytes < OUTLIVING_BYTES,
    credentials: 'same-origin',
    signal: context.signal ? AbortSignal.any([signal, context.signal]) : signal,
  });
}

async function read(answer: Response) {
  const body = await answer.text();
  if (!answer.ok) return { error: toApiError(answer.status, answer.statusText, body) };
  // A file that is text, such as one for a calendar, is handed on as it is.
  if (answer.headers.get('content-type')?.startsWith('text/calendar')) return { data: body };
  return { data: body ? (JSON.parse(body) as unknown) : null };
}
