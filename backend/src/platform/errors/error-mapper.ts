import { HttpException } from '@nestjs/common';
import { DomainError } from './domain-error.js';
import { ERROR_CATALOGUE, type ErrorCode } from './error-catalogue.js';
import type { ErrorBody } from './error-body.dto.js';

const CODE_BY_STATUS: Record<number, ErrorCode> = {
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
  415: 'unsupported_media_type',
  422: 'unprocessable',
  429: 'rate_limited',
  503: 'unavailable',
};

/** PostgreSQL's and the pool's ways of saying "not now": the caller may try again. */
const BUSY = /^(53\d\d\d|57P0[1-3]|57014|55P03|40001|40P01|08\d\d\d|ECONNREFUSED|ECONNRESET)$/;
const isBusy = (error: unknown) =>
  (typeof (error as { code?: unknown })?.code === 'string' && BUSY.test((error as { code: string }).code)) ||
  (error instanceof Error && /timeout exceeded when trying to connect|Connection terminated/.test(error.message));

/** A text with a NUL byte or a lone surrogate is the caller's mistake, found only by PostgreSQL. */
const isUnstorableText = (error: unknown) => ['22021', '22P05'].includes((error as { code?: string })?.code ?? '');

function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  const status = (error as { statusCode?: unknown })?.statusCode;
  return typeof status === 'number' ? status : 500;
}

/** Any error as the domain error that stands for it; what was not thrown on purpose says nothing of its insides. */
export function toDomainError(error: unknown): DomainError {
  if (error instanceof DomainError) return error;
  if (isUnstorableText(error)) return new DomainError('bad_request', { cause: error });
  if (isBusy(error)) return new DomainError('unavailable', { retryAfter: 2, cause: error });
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
    ...(error.current && { current: error.current }),
  };
}
