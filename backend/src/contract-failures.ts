import type { OpenAPIObject } from '@nestjs/swagger';
import { DomainError, toErrorBody } from './platform/errors/index.js';
import { IGNORED_EXTENSION } from './platform/idempotency/index.js';
import { UNLIMITED_EXTENSION } from './platform/rate-limit/index.js';

const WRITING = ['put', 'post', 'patch', 'delete'] as const;
const METHODS = ['get', ...WRITING] as const;
type Operation = NonNullable<OpenAPIObject['paths'][string]['post']>;
type CommonCode = 'bad_request' | 'rate_limited' | 'unavailable' | 'idempotency_key_reused';

interface ErrorResponse {
  description: string;
  headers?: object;
  content: { 'application/json': { schema: { $ref: string }; examples: Record<string, { value: object }> } };
}

const RETRY_AFTER = {
  description: 'In how many seconds another try makes sense.',
  schema: { type: 'integer' as const, minimum: 1 },
  example: 30,
};

/** Writes that take an `Idempotency-Key`. */
export function writesWithKey(document: OpenAPIObject): Operation[] {
  return Object.values(document.paths).flatMap((item) =>
    WRITING.flatMap((method) => item[method] ?? []).filter((operation) => !(IGNORED_EXTENSION in operation)),
  );
}

/**
 * Adds what every operation can answer: any request can be malformed, even one without a body, most are limited, and a
 * write with a key waits for the first request with it.
 */
export function withCommonFailures(document: OpenAPIObject): OpenAPIObject {
  const components = (document.components ??= {});
  components.headers = { ...components.headers, RetryAfter: RETRY_AFTER };
  const operations = Object.values(document.paths).flatMap((item) => METHODS.flatMap((method) => item[method] ?? []));
  for (const operation of operations) {
    if (!('400' in operation.responses)) addFailure(operation, 'bad_request');
    if (!(UNLIMITED_EXTENSION in operation)) addFailure(operation, 'rate_limited');
  }
  for (const operation of writesWithKey(document)) {
    addFailure(operation, 'idempotency_key_reused');
    addFailure(operation, 'unavailable');
  }
  for (const { responses } of operations)
    for (const status of ['429', '503']) {
      const response = responses[status];
      if (response && !('$ref' in response))
        response.headers = { ...response.headers, 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };
    }
  return document;
}

/** Adds an error to the other reasons for which an operation responds with its status. */
function addFailure(operation: Operation, code: CommonCode): void {
  const error = new DomainError(code);
  const status = String(error.status);
  const { description, content } = (operation.responses[status] ?? {}) as Partial<ErrorResponse>;
  const examples = content?.['application/json'].examples;
  if (examples && code in examples) return;
  const body = toErrorBody(error);
  operation.responses[status] = {
    description: description ? `${description} Or: ${body.message}` : body.message,
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/ErrorBody' },
        examples: { ...examples, [code]: { value: body } },
      },
    },
  } satisfies ErrorResponse;
}
