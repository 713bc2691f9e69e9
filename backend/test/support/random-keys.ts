import { randomUUID } from 'node:crypto';
import request from 'supertest';

const WRITING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Every write of the tests has its own `Idempotency-Key`, as every write of our pages does. */
export function sendRandomKeys(): void {
  const { prototype } = request.Test as unknown as { prototype: Record<'end', (...args: unknown[]) => unknown> };
  const { end } = prototype;
  prototype.end = function (this: request.Test, ...args) {
    if (WRITING.has(this.method) && !this.get('Idempotency-Key')) void this.set('Idempotency-Key', randomUUID());
    return Reflect.apply(end, this, args);
  };
}
