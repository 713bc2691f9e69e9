import { HttpException } from '@nestjs/common';
import { DomainError } from './domain-error.js';
import { ERROR_CATALOGUE, type ErrorCode, type ErrorParameters } from './error-catalogue.js';
import type { ErrorBody } from './error-body.dto.js';

const CODE_BY_STATUS: Record<number, Exclude<ErrorCode, keyof ErrorParameters>> = {
  400: 'bad_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  405: 'method_not_allowed',
  406: 'bad_request',
  408: 'bad_request',
  409: 'conflict',
  410: 'gone',
  413: 'payload_too_large',
  414: 'bad_request',
  415: 'unsupported_media_type',
  422: 'unprocessable',
  429: 'rate_limited',
  503: 'unavailable',
};

/** Errors of PostgreSQL and the pool that allow a retry. */
const BUSY =
  /^(53\d\d\d|57P0[1-5]|57014|55P03|25P03|40001|40P01|08\d\d\d|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|EHOSTUNREACH)$/;
/** Driver errors without a code for the same, including a process that ended before it responded. */
const CONNECTION_LOST =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable|Cannot use a pool after calling end|database is not established|query ?runner (?:was |has )?already (?:been )?released/i;
const isBusy = (error: unknown) =>
  (typeof (error as { code?: unknown })?.code === 'string' && BUSY.test((error as { code: string }).code)) ||
  (error instanceof Error && CONNECTION_LOST.test(error.message));

/** A duplicate or excluded value was stored a moment before: a double click, or two people at once. */
const isTaken = (error: unknown) => ['23505', '23P01'].includes((error as { code?: string })?.code ?? '');

/** A text with a NUL byte or a lone surrogate is the caller's mistake, which only PostgreSQL finds. */
const isUnstorableText = (error: unknown) => ['22021', '22P05'].includes((error as { code?: string })?.code ?? '');

/** The client disconnected before the body had arrived; Node.js uses the code of a lost database connection. */
const hasLeft = (error: unknown) =>
  error instanceof Error && error.message === 'aborted' && (error as { code?: string }).code === 'ECONNRESET';

/** The file system is full, or not writable. */
const isStorageFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes((error as { code?: string })?.code ?? '');

/** An account exists before its profile: everything that belongs to a profile has to wait for it. */
const isWithoutProfile = (error: unknown) => {
  const { code, detail } = (error ?? {}) as { code?: unknown; detail?: unknown };
  return code === '23503' && typeof detail === 'string' && detail.endsWith('is not present in table "profiles".');
};

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { statusCode?: unknown })?.statusCode;
  return typeof status === 'number' ? status : 500;
}

/** Converts any error to a domain error; unexpected errors reveal no details. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (hasLeft(error)) return new DomainError('bad_request', { cause: error });
  if (isUnstorableText(error)) return new DomainError('bad_request', { cause: error });
  if (isWithoutProfile(error)) return new DomainError('profile_missing', { cause: error });
  if (isBusy(error)) return new DomainError('unavailable', { retryAfter: 2, cause: error });
  if (isTaken(error)) return new DomainError('conflict', { cause: error });
  if (isStorageFull(error)) return new DomainError('storage_full', { retryAfter: 600, cause: error });
  const code = CODE_BY_STATUS[statusOf(error)] ?? 'internal_error';
  return new DomainError(code, { cause: error });
}

/** The only format of errors in responses. */
export function toErrorBody(error: DomainError): ErrorBody {
  return {
    statusCode: ERROR_CATALOGUE[error.code].status,
    code: error.code,
    message: error.message,
    ...(error.fields && { fields: error.fields }),
    ...error.parameters,
  };
}
