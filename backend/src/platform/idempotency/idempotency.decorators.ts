import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const HANDLING_KEY = 'idempotency';

/** Special handling of an `Idempotency-Key` by an operation. */
export type KeyHandling = 'ignored' | 'stored-by-handler' | 'reserved' | 'repeated-by-handler';

/** The contract's extension with the reason for ignoring the key. */
export const IGNORED_EXTENSION = 'x-idempotency-key-ignored';

/** For an operation that is idempotent by another rule, which the contract states. */
export const IgnoresIdempotencyKey = (reason: string): MethodDecorator =>
  applyDecorators(SetMetadata(HANDLING_KEY, 'ignored' satisfies KeyHandling), ApiExtension(IGNORED_EXTENSION, reason));

/**
 * For an operation that calls another service or reads an upload, which no transaction may span. Its handler calls
 * `IdempotentAnswerService.store` in the deciding transaction.
 */
export const StoresOwnAnswer = (): MethodDecorator =>
  SetMetadata(HANDLING_KEY, 'stored-by-handler' satisfies KeyHandling);

/**
 * Like `StoresOwnAnswer`, for a call to another service that is not idempotent. The key is reserved before the handler
 * runs: of two concurrent requests one waits for the other's response.
 */
export const ReservesKey = (): MethodDecorator => SetMetadata(HANDLING_KEY, 'reserved' satisfies KeyHandling);

/**
 * For an operation whose response must not be stored, such as a session. Its handler calls
 * `IdempotentAnswerService.store` without a response, and creates it again for a repeat
 * (`IdempotentAnswerService.whenRepeated`).
 */
export const AnswersRepeats = (): MethodDecorator =>
  SetMetadata(HANDLING_KEY, 'repeated-by-handler' satisfies KeyHandling);
