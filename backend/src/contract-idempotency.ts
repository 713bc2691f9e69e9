import type { OpenAPIObject } from '@nestjs/swagger';
import { writesWithKey } from './contract-failures.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['post']>;

const PARAMETER = {
  name: 'Idempotency-Key',
  in: 'header' as const,
  required: false,
  description:
    'Makes the request safe to repeat if the response is lost: a repeat with the same key returns the first response for at least 24 hours, and nothing is done again. Use a new UUID for each action. A failure is not remembered: the repeat tries again. The same key with another request, even with the fields of its body in another order, is a 422.',
  schema: { type: 'string' as const, minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
  example: '7d3f1c4e-5a0b-4c8e-9f27-2f1f6f0f8b11',
};
const REPLAY = {
  description: '`true` where this is the answer to an earlier request with the same key.',
  schema: { type: 'string' as const, enum: ['true'] },
};

/** Describes the header once and adds it to each writing operation. */
export function withIdempotencyKeys(document: OpenAPIObject): OpenAPIObject {
  const components = (document.components ??= {});
  components.parameters = { ...components.parameters, IdempotencyKey: PARAMETER };
  components.headers = { ...components.headers, IdempotentReplay: REPLAY };
  for (const operation of writesWithKey(document)) documentOn(operation);
  return document;
}

function documentOn(operation: Operation): void {
  operation.parameters = [...(operation.parameters ?? []), { $ref: '#/components/parameters/IdempotencyKey' }];
  for (const [status, response] of Object.entries(operation.responses))
    if (status.startsWith('2') && response && !('$ref' in response))
      response.headers = {
        ...response.headers,
        'Idempotent-Replay': { $ref: '#/components/headers/IdempotentReplay' },
      };
}
