import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { RESPONSE_PASSTHROUGH_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { HANDLING_KEY } from '../../src/platform/idempotency/index.js';
import type { TestApp } from './test-app.js';

const RESPONSE = /^1:/;

/** How each handler, by its operation, treats an `Idempotency-Key`; undefined: the interceptor does it all. */
export function keyHandlings({ app }: TestApp): Map<string, { handling: string | undefined; sendsByItself: boolean }> {
  const scanner = new MetadataScanner();
  return new Map(
    app
      .get(DiscoveryService, { strict: false })
      .getControllers()
      .flatMap(({ instance }) => {
        const prototype = Object.getPrototypeOf(instance) as Record<string, object> & { constructor: object };
        return scanner.getAllMethodNames(prototype).map((name) => {
          const of = (key: string): unknown => Reflect.getMetadata(key, prototype.constructor, name);
          const takesReply = Object.keys(of(ROUTE_ARGS_METADATA) ?? {}).some((key) => RESPONSE.test(key));
          const sendsByItself = takesReply && of(RESPONSE_PASSTHROUGH_METADATA) !== true;
          const handling = Reflect.getMetadata(HANDLING_KEY, prototype[name] ?? {}) as string | undefined;
          return [name, { handling, sendsByItself }] as const;
        });
      }),
  );
}
