import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Controller, Get, Module } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService, MetadataScanner, NestFactory } from '@nestjs/core';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import { Access, ACCESS_KEY } from '../../src/platform/identity/index.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

/** `Controller.method` of every route handler that says nothing of who may call it. */
function routesWithoutAccess(controllers: object[]): string[] {
  const scanner = new MetadataScanner();
  return controllers.flatMap((controller) => {
    const prototype = Object.getPrototypeOf(controller) as Record<string, object>;
    return scanner
      .getAllMethodNames(prototype)
      .filter((method) => Reflect.hasMetadata(PATH_METADATA, prototype[method] ?? {}))
      .filter((method) => !Reflect.hasMetadata(ACCESS_KEY, prototype[method] ?? {}))
      .map((method) => `${prototype.constructor.name}.${method}`);
  });
}

const controllersOf = (discovery: DiscoveryService) =>
  discovery.getControllers().map(({ instance }) => instance as object);

describe('Access', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('is declared by every route of the API', () => {
    const controllers = controllersOf(test.app.get(DiscoveryService, { strict: false }));
    expect(controllers.length).toBeGreaterThan(5);
    expect(routesWithoutAccess(controllers)).toEqual([]);
  });

  it('is reported where a route does not declare it', async () => {
    @Controller('open-door')
    class OpenDoorController {
      @Get('closed')
      @Access('signed-in')
      closed() {}

      @Get('open')
      open() {}
    }
    @Module({ imports: [DiscoveryModule], controllers: [OpenDoorController] })
    class OpenDoorModule {}

    const app = await NestFactory.createApplicationContext(OpenDoorModule, { logger: false });
    expect(routesWithoutAccess(controllersOf(app.get(DiscoveryService)))).toEqual(['OpenDoorController.open']);
    await app.close();
  });
});
