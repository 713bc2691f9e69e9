export { IdempotencyModule } from './idempotency.module.js';
export {
  AnswersRepeats,
  HANDLING_KEY,
  IGNORED_EXTENSION,
  IgnoresIdempotencyKey,
  ReservesKey,
  StoresOwnAnswer,
} from './idempotency.decorators.js';
export { IdempotentAnswer, noteBody } from './idempotent-answer.js';
export { IDEMPOTENCY_HEADER } from './keyed-requests.js';
