import { ERROR_CATALOGUE, type ErrorCode } from './error-catalogue.js';

/** Messages per field, in the field's own name as the caller sent it (`photos.0` inside lists). */
export type FieldMessages = Record<string, string[]>;

interface DomainErrorOptions {
  /** Replaces the catalogue's words when the case can be told more exactly. */
  message?: string;
  fields?: FieldMessages;
  /** Seconds after which trying again makes sense; sent as `Retry-After`. */
  retryAfter?: number;
  /** What stands meanwhile, for whoever edited something older (`stale_edit`): sent as `current`. */
  current?: object;
  cause?: unknown;
}

/** The only error that services throw on purpose: a code of the catalogue, mapped once for HTTP and sockets. */
export class DomainError extends Error {
  readonly status: number;
  readonly fields: FieldMessages | undefined;
  readonly retryAfter: number | undefined;
  readonly current: object | undefined;

  constructor(
    readonly code: ErrorCode,
    options: DomainErrorOptions = {},
  ) {
    super(options.message ?? ERROR_CATALOGUE[code].message, { cause: options.cause });
    this.name = 'DomainError';
    this.status = ERROR_CATALOGUE[code].status;
    this.fields = options.fields;
    this.retryAfter = options.retryAfter;
    this.current = options.current;
  }
}
