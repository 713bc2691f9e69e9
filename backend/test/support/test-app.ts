import 'reflect-metadata';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { NestFactory } from '@nestjs/core';
import request from 'supertest';
import { DataSource } from 'typeorm';
import { AppModule } from '../../src/app.module.js';
import { configureApp, configureRealtime, createAdapter } from '../../src/configure-app.js';
import { loadSettings, type Settings } from '../../src/platform/config/index.js';
import { misusesOf } from '../../src/platform/database/ambient-transaction.js';
import { sendRandomKeys } from './random-keys.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';

if (process.env['TEST_IDEMPOTENCY_KEYS']) sendRandomKeys();

/** The whole API on a database of its own. */
export interface TestApp {
  app: NestFastifyApplication;
  database: TestDatabase;
  settings: Settings;
  /** Where it listens: `http://127.0.0.1:port`. */
  url: string;
  /** A supertest agent: `app.http.get('/api/regions').expect(200)`. */
  http: ReturnType<typeof request>;
  /** Rejects if code blocked a transaction, even where a `catch`, a job's retry or a listener ignored the error. */
  close(): Promise<void>;
}

interface TestAppOptions {
  env?: Record<string, string>;
  /** Share another app's database: a second process of the same installation. */
  database?: TestDatabase;
}

/** Starts the product's API as `main` does, on a free port. */
export async function createTestApp({ env = {}, database }: TestAppOptions = {}): Promise<TestApp> {
  const ownDatabase = database ?? (await createTestDatabase());
  const settings = loadSettings({
    NODE_ENV: 'test',
    DATABASE_URL: ownDatabase.url,
    DATA_DIR: join(process.env['TEST_DATA_DIR'] ?? '', randomUUID()),
    PUBLIC_URL: 'http://localhost:3000',
    JWT_SECRET: 'a-secret-that-is-only-used-in-tests-1',
    PASSWORD_PEPPER: 'a-secret-that-is-only-used-in-tests-2',
    MFA_ENCRYPTION_KEY: 'a-secret-that-is-only-used-in-tests-3',
    RATE_LIMIT_SCALE: '1000',
    LOG_LEVEL: 'silent',
    HOST: '127.0.0.1',
    ...env,
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.forRoot(settings), createAdapter(settings), {
    logger: settings.logLevel === 'silent' ? false : ['error', 'warn'],
    bodyParser: false,
  });
  await configureApp(app);
  await configureRealtime(app);
  await app.listen(0, '127.0.0.1');
  const dataSource = app.get(DataSource);
  const url = (await app.getUrl()).replace('[::1]', '127.0.0.1');
  return {
    app,
    database: ownDatabase,
    settings,
    url,
    http: request(url),
    close: async () => {
      await app.close();
      if (!database) await ownDatabase.drop();
      const misuses = misusesOf(dataSource);
      if (misuses.length > 0) throw new AggregateError(misuses, misuses.map(({ message }) => message).join('\n'));
    },
  };
}
