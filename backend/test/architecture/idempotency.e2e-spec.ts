import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IGNORED_EXTENSION } from '../../src/platform/idempotency/index.js';
import { keyHandlings } from '../support/key-handlings.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

interface Operation {
  operationId: string;
  parameters?: { $ref?: string }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { content?: Record<string, { examples?: Record<string, unknown> }> }>;
  [IGNORED_EXTENSION]?: string;
}

const WRITING = ['post', 'put', 'patch', 'delete'];
const { paths } = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
const writes = Object.values(paths).flatMap((methods) =>
  Object.entries(methods).flatMap(([method, operation]) => (WRITING.includes(method) ? [operation] : [])),
);
const takesKey = ({ parameters = [], responses }: Operation) =>
  parameters.some(({ $ref }) => $ref === '#/components/parameters/IdempotencyKey') &&
  'idempotency_key_reused' in (responses['422']?.content?.['application/json']?.examples ?? {});
const idsWhere = (isSo: (operation: Operation) => boolean) => writes.filter(isSo).map(({ operationId }) => operationId);

describe('Every operation that writes', () => {
  let handlers: ReturnType<typeof keyHandlings>;
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
    handlers = keyHandlings(test);
  });
  afterAll(() => test.close());

  it('takes an Idempotency-Key, or says in the contract why its repeat is harmless without one', () => {
    expect(writes.length).toBeGreaterThan(100);
    const isEither = (operation: Operation) =>
      takesKey(operation) !== /^[A-Z`].{15,}\.$/.test(operation[IGNORED_EXTENSION] ?? '');
    expect(idsWhere((operation) => !isEither(operation))).toEqual([]);
    // The contract says of each what its handler does.
    expect(
      idsWhere((operation) => takesKey(operation) === (handlers.get(operation.operationId)?.handling === 'ignored')),
    ).toEqual([]);
  });

  it('answers after the commit: no handler that takes a key sends its own response', () => {
    expect(
      idsWhere((operation) => takesKey(operation) && !!handlers.get(operation.operationId)?.sendsByItself),
    ).toEqual([]);
  });

  it('reads no upload inside a transaction', () => {
    const isUpload = ({ requestBody }: Operation) => 'multipart/form-data' in (requestBody?.content ?? {});
    const uploads = writes.filter(isUpload).map(({ operationId }) => handlers.get(operationId)?.handling);
    expect(uploads.length).toBeGreaterThan(4);
    expect(uploads.filter((handling) => handling === undefined)).toEqual([]);
  });
});
