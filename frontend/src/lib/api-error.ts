/** The body of every error of the API. */
interface ApiErrorBody {
  statusCode: number;
  code: string;
  message: string;
  /** Messages per field of the request. */
  fields?: Record<string, string[]>;
  /** With `stale_edit`: the current version. */
  current?: unknown;
}

/** A failed call as RTK Query stores it: plain and serialisable, with a readable message. */
export interface ApiError {
  /** HTTP status, or 0 when no answer came at all. */
  status: number;
  code: string;
  message: string;
  fields?: Record<string, string[]>;
  /** With `stale_edit`: the current version, as its GET returns it. */
  current?: unknown;
}

/**
 * The message of a failed answer: the JSON `message`, otherwise status code and status text; for a body that is not
 * JSON its text, otherwise the status text.
 */
export function errorText(status: number, statusText: string, body: string): string {
  const json = parseObject(body);
  if (json) return typeof json.message === 'string' && json.message ? json.message : `${status} ${statusText}`.trim();
  return body.trim() || statusText;
}

/** A failed answer as an `ApiError`. */
export function toApiError(status: number, statusText: string, body: string): ApiError {
  const json = parseObject(body) as Partial<ApiErrorBody> | null;
  return {
    status,
    code: json?.code ?? `http_${status}`,
    message: errorText(status, statusText, body),
    ...(json?.fields ? { fields: json.fields } : {}),
    ...(json?.current ? { current: json.current } : {}),
  };
}

const FILE_FAILURES: Readonly<Record<number, string>> = {
  413: 'The file is too large.',
  429: 'That was too many at once. Please wait a moment and try again.',
};

/** The same for an upload or download. The page of a gateway is replaced by a text that people understand. */
export function toFileError(status: number, statusText: string, body: string): ApiError {
  const error = toApiError(status, statusText, body);
  if (parseObject(body)?.message) return error;
  const message = FILE_FAILURES[status] ?? 'The service is not answering right now. Please try again in a moment.';
  return { ...error, message };
}

/** Whether a caught value is an `ApiError`. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'status' in error && 'code' in error && 'message' in error;
}

/** The first message about each field that the API did not accept; with `known`, about these fields alone. */
export function fieldProblems<Field extends string = string>(
  error: unknown,
  known?: readonly Field[],
): Partial<Record<Field, string>> {
  const fields = (isApiError(error) && error.fields) || {};
  const problems: Partial<Record<Field, string>> = {};
  for (const field of known ?? (Object.keys(fields) as Field[])) {
    const message = fields[field]?.[0];
    if (message) problems[field] = message;
  }
  return problems;
}

/** A readable message for anything that a call may throw. */
export function messageOf(error: unknown, otherwise = 'Something went wrong. Please try again.'): string {
  if (isApiError(error)) return error.message || otherwise;
  return error instanceof Error && error.message ? error.message : otherwise;
}

function parseObject(body: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
