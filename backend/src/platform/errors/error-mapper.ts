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

/** PostgreSQL's and the pool's ways of saying "not now": the caller may try again. */
const BUSY =
  /^(53\d\d\d|57P0[1-5]|57014|55P03|25P03|40001|40P01|08\d\d\d|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|EHOSTUNREACH)$/;
/** The same from the drivers, which give these no code; also from a process that ends before it could answer. */
const CONNECTION_LOST =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable|Cannot use a pool after calling end|database is not established|query ?runner (?:was |has )?already (?:been )?released/i;
const isBusy = (error: unknown) =>
  (typeof (error as { code?: unknown })?.code === 'string' && BUSY.test((error as { code: string }).code)) ||
  (error instanceof Error && CONNECTION_LOST.test(error.message));

/** The same was stored a moment before (unique), or something that excludes it: a double click, or two people at once. */
const isTaken = (error: unknown) => ['23505', '23P01'].includes((error as { code?: string })?.code ?? '');

/** A text with a NUL byte or a lone surrogate is the caller's mistake, found only by PostgreSQL. */
const isUnstorableText = (error: unknown) => ['22021', '22P05'].includes((error as { code?: string })?.code ?? '');

/** The caller left before the body had arrived; Node.js gives this the code of a lost connection to the database. */
const hasLeft = (error: unknown) =>
  error instanceof Error && error.message === 'aborted' && (error as { code?: string }).code === 'ECONNRESET';

/** The file system has no room left, or not for us. */
const isStorageFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes((error as { code?: string })?.code ?? '');

/** An account is there before its profile is: whatever belongs to a profile has to wait for it. */
const isWithoutProfile = (error: unknown) => {
  const { code, detail } = (error ?? {}) as { code?: unknown; detail?: unknown };
  return code === '23503' && typeof detail === 'string' && detail.endsWith('is not present in table "profiles".');
};

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { statusCode?: unknown })?.statusCode;
  return typeof status === 'number' ? status : 500;
}

/** Any error as the domain error that stands for it; what was not thrown on purpose says nothing of its insides. */
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

/** The one shape in which an error leaves the process. */
export function toErrorBody(error: DomainError): ErrorBody {
  return {
    statusCode: ERROR_CATALOGUE[error.code].status,
    code: error.code,
    message: error.message,
    ...(error.fields && { fields: error.fields }),
    ...error.parameters,
  };
}
