import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { RESPONSE_PASSTHROUGH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { HANDLING_KEY, IGNORED_EXTENSION } from '../../src/platform/idempotency/index.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

interface Operation {
  operationId: string;
  parameters?: { $ref?: string }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { content?: Record<string, { examples?: Record<string, unknown> }> }>;
  [IGNORED_EXTENSION]?: string;
}

const WRITING = ['post', 'put', 'patch', 'delete'];
const RESPONSE = /^1:/;
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
  const handlers = new Map<string, { handling: unknown; sendsByItself: boolean }>();
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
    const scanner = new MetadataScanner();
    for (const { instance } of test.app.get(DiscoveryService, { strict: false }).getControllers()) {
      const prototype = Object.getPrototypeOf(instance) as Record<string, object> & { constructor: object };
      for (const name of scanner.getAllMethodNames(prototype)) {
        const of = (key: string): unknown => Reflect.getMetadata(key, prototype.constructor, name);
        const takesReply = Object.keys(of(ROUTE_ARGS_METADATA) ?? {}).some((key) => RESPONSE.test(key));
        const sendsByItself = takesReply && of(RESPONSE_PASSTHROUGH_METADATA) !== true;
        handlers.set(name, { handling: Reflect.getMetadata(HANDLING_KEY, prototype[name] ?? {}), sendsByItself });
      }
    }
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
