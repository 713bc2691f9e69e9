import { ERROR_CATALOGUE, type ErrorCode, type ErrorParameters } from './error-catalogue.js';

/** Messages per field, by the field's name as sent (`photos.0` inside lists). */
export type FieldMessages = Record<string, string[]>;

interface ErrorOptions {
  /** Replaces the catalogue's message with a more exact one. */
  message?: string;
  fields?: FieldMessages;
  /** Seconds until a retry makes sense; sent as `Retry-After`. */
  retryAfter?: number;
  cause?: unknown;
}

type CodeWithParameters = keyof ErrorParameters;
type DomainErrorArguments =
  | [code: Exclude<ErrorCode, CodeWithParameters>, options?: ErrorOptions]
  | { [Code in CodeWithParameters]: [code: Code, options: ErrorOptions & ErrorParameters[Code]] }[CodeWithParameters];

/** The only error that services throw on purpose: a code of the catalogue, mapped once for HTTP and sockets. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: FieldMessages | undefined;
  readonly retryAfter: number | undefined;
  /** The values that the code requires by `ErrorParameters`; part of the body. */
  readonly parameters: object;

  constructor(...[code, options = {}]: DomainErrorArguments) {
    const { message, fields, retryAfter, cause, ...parameters } = options;
    super(message ?? ERROR_CATALOGUE[code].message, { cause });
    this.name = 'DomainError';
    this.code = code;
    this.status = ERROR_CATALOGUE[code].status;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.parameters = parameters;
  }
}

export const invalidField = (field: string, message: string): DomainError =>
  new DomainError('validation_failed', { fields: { [field]: [message] } });

/** Something changed in the meantime: `state` is what it is now. */
export const invalidTransition = (state: string, message: string): DomainError =>
  new DomainError('invalid_state_transition', { message, state });

/** Throws `validation_failed` if any field has a problem. */
export function assertNoProblems(fields: FieldMessages): void {
  if (Object.keys(fields).length > 0) throw new DomainError('validation_failed', { fields });
}
