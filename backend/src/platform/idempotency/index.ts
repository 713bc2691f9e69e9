export { IdempotencyModule } from './idempotency.module.js';
export { HANDLING_KEY, IGNORED_EXTENSION, IgnoresIdempotencyKey, StoresOwnAnswer } from './idempotency.decorators.js';
export { IdempotentAnswer } from './idempotent-answer.js';
export { IDEMPOTENCY_HEADER } from './keyed-requests.js';
