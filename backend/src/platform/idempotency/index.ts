export { IdempotencyModule } from './idempotency.module.js';
export {
  AnswersRepeats,
  HANDLING_KEY,
  IGNORED_EXTENSION,
  IgnoresIdempotencyKey,
  ReservesKey,
  StoresOwnAnswer,
} from './idempotency.decorators.js';
export { IdempotentAnswerService, noteBody } from './idempotent-answer.service.js';
