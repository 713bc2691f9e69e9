import type { BaseQueryApi, BaseQueryFn } from '@reduxjs/toolkit/query';
import { accessToken, refreshOrSignOut, sessionOwner } from '../lib/session';
import { toApiError, type ApiError } from '../lib/api-error';
import { IGNORES_IDEMPOTENCY_KEY } from './generated/ignores-idempotency-key';
import { isLost, keepKey, keyFor } from './idempotency-keys';

/** How this store sends calls: relative in the browser, absolute and with the visitor's address on the server. */
export interface ApiContext {
  baseUrl: string;
  headers: Record<string, string>;
  /** Aborts every call; used on the server when the API is gone. */
  signal?: AbortSignal;
  /** In place of the browser’s own; members’ code sets it to read without a connection (`offline-reads.ts`). */
  fetch?: typeof fetch;
}

interface ApiRequest {
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

/** Serialises query parameters: undefined and null are left out, lists repeat their name. */
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

/** Options of one endpoint, in `extraOptions`. */
interface ApiExtraOptions {
  /** Treats a 404 as an answer: the data is null. */
  missingIsNull?: boolean;
  /** The browser sends it even when the page is left. */
  outlivesPage?: boolean;
  /** The failures after which a read is retried, twice at most. */
  asksAgainAfter?: (error: ApiError) => boolean;
}

/** Browsers limit keepalive requests to 64 kB. */
const OUTLIVING_BYTES = 60_000;

type Call = BaseQueryFn<string | ApiRequest, unknown, ApiError, ApiExtraOptions>;
type Answer = { data: unknown; error?: undefined } | { error: ApiError };

/** The delays before the second and the third try. */
const PAUSES_MS = [300, 1_200];
/** How long a try may take, longer than the server waits for a body; after that its answer counts as lost. */
const LONGEST_CALL_MS = 40_000;
const LONGEST_UPLOAD_MS = 150_000;
/** Why a try was aborted: not because no one wants its answer any more. */
export const TOO_LATE = 'too late';

const isForm = (body: unknown): body is FormData => typeof FormData === 'function' && body instanceof FormData;

const callOnce = async (
  request: ApiRequest,
  { extra, signal }: BaseQueryApi,
  options: ApiExtraOptions | undefined,
  key: string | null,
  isStillTheirs: () => boolean,
): Promise<Answer> => {
  const context = extra as ApiContext;
  const limit = new AbortController();
  signal.addEventListener('abort', () => limit.abort());
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const call = (bearer: string | null) => {
      clearTimeout(timer);
      timer = setTimeout(() => limit.abort(TOO_LATE), isForm(request.body) ? LONGEST_UPLOAD_MS : LONGEST_CALL_MS);
      return send(request, context, { bearer, key, signal: limit.signal }, options?.outlivesPage);
    };
    let token = accessToken();
    let answer = await call(token);
    // The newer token may come from another tab and be rejected too; the second refresh then asks the API itself.
    for (let refreshes = 0; refreshes < 2 && answer.status === 401 && token; refreshes += 1) {
      if (!(await hasFresherToken(token)) || !isStillTheirs()) break;
      token = accessToken();
      answer = await call(token);
    }
    if (answer.status === 404 && options?.missingIsNull) return { data: null };
    return await read(answer);
  } catch {
    // Also when the call was given up: no one reads its answer, and what is thrown here ends in the console.
    return { error: UNREACHABLE };
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Calls the API: bearer token, silent refresh after a 401, readable errors. A write whose answer is lost is sent again
 * with the same idempotency key; a read is retried if its endpoint allows it. A call that someone made is never sent
 * again in the name of the person who logged in meanwhile.
 */
export const baseQuery: Call = async (args, api, options) => {
  const request = typeof args === 'string' ? { url: args } : args;
  const { method = 'GET', body } = request;
  const address = request.url + queryString(request.params);
  const key = IGNORES_IDEMPOTENCY_KEY.has(api.endpoint) ? null : keyFor(method, address, body);
  const isWorthAnotherTry = key === null ? options?.asksAgainAfter : isLost;
  const caller = sessionOwner();
  const isStillTheirs = () => caller === null || sessionOwner() === caller;
  let answer = await callOnce(request, api, options, key, isStillTheirs);
  for (const pause of PAUSES_MS) {
    if (!answer.error || !isWorthAnotherTry?.(answer.error)) return answer;
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (api.signal.aborted || !isStillTheirs()) return answer;
    answer = await callOnce(request, api, options, key, isStillTheirs);
  }
  if (key !== null && answer.error && isLost(answer.error)) keepKey(key, method, address, body);
  return answer;
};

/** Whether there is a different token than the rejected one, after a refresh if needed. */
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
  const { body: input } = request;
  if (input !== undefined && !isForm(input)) headers.set('Content-Type', 'application/json');
  const body = input === undefined ? null : isForm(input) ? input : JSON.stringify(input);
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body).length : 0;
  return (context.fetch ?? fetch)(context.baseUrl + request.url + queryString(request.params), {
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
  // A text file, such as a calendar file, is returned as it is.
  if (answer.headers.get('content-type')?.startsWith('text/calendar')) return { data: body };
  return { data: body ? (JSON.parse(body) as unknown) : null };
}
