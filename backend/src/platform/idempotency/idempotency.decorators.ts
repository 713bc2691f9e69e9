import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const HANDLING_KEY = 'idempotency';

/** What an operation does with an `Idempotency-Key`, where it is not the usual. */
export type KeyHandling = 'ignored' | 'stored-by-handler' | 'reserved' | 'repeated-by-handler';

/** Of operations in the contract that ignore the key: why. */
export const IGNORED_EXTENSION = 'x-idempotency-key-ignored';

/** For an operation whose repeat is harmless by another rule, which the contract states. */
export const IgnoresIdempotencyKey = (reason: string): MethodDecorator =>
  applyDecorators(SetMetadata(HANDLING_KEY, 'ignored' satisfies KeyHandling), ApiExtension(IGNORED_EXTENSION, reason));

/**
 * For an operation that waits for another service or reads an upload, which no transaction may span. Its handler calls
 * `IdempotentAnswerService.store` in the transaction that decides.
 */
export const StoresOwnAnswer = (): MethodDecorator =>
  SetMetadata(HANDLING_KEY, 'stored-by-handler' satisfies KeyHandling);

/**
 * As `StoresOwnAnswer`, for an operation that asks another service for what that service would do again. The key is
 * taken before the handler runs: of two such requests at the same moment one waits for the answer of the other.
 */
export const ReservesKey = (): MethodDecorator => SetMetadata(HANDLING_KEY, 'reserved' satisfies KeyHandling);

/**
 * For an operation whose answer must not be stored, such as a session. Its handler calls
 * `IdempotentAnswerService.store` without an answer, and makes the answer to a repeat again
 * (`IdempotentAnswerService.whenRepeated`).
 */
export const AnswersRepeats = (): MethodDecorator =>
  SetMetadata(HANDLING_KEY, 'repeated-by-handler' satisfies KeyHandling);
