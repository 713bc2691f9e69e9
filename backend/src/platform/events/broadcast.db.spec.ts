import { Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../test/support/eventually.js';
import { createTestDatabase, type TestDatabase } from '../../../test/support/test-database.js';
import { loadSettings } from '../config/index.js';
import { BroadcastService } from './broadcast.service.js';

declare module './broadcast.service.js' {
  interface BroadcastTopics {
    'test.changed': { ids: string[] };
  }
}

Logger.overrideLogger(false);

describe('BroadcastService', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let broadcast: BroadcastService;
  beforeAll(async () => {
    database = await createTestDatabase();
    dataSource = await new DataSource({ type: 'postgres', url: database.url }).initialize();
    const secrets = { JWT_SECRET: 'x'.repeat(32), PASSWORD_PEPPER: 'x'.repeat(32), MFA_ENCRYPTION_KEY: 'x'.repeat(32) };
    broadcast = new BroadcastService(
      dataSource,
      loadSettings({ NODE_ENV: 'test', DATABASE_URL: database.url, ...secrets }),
    );
    await broadcast.onApplicationBootstrap();
  });
  afterAll(async () => {
    await broadcast.beforeApplicationShutdown();
    await dataSource.destroy();
    await database.drop();
  });

  it('goes on after a hint that it cannot read or a listener that fails', async () => {
    const heard: string[] = [];
    // Fails for the hint of another release, which lacks the ids.
    broadcast.on('test.changed', ({ ids }) => heard.push(...ids));
    broadcast.on('test.changed', () => heard.push('too'));
    for (const hint of ['', '{', '{"topic":"test.changed","payload":{}}'])
      await database.query('SELECT pg_notify($1, $2)', ['wattle_and_fern', hint]);
    await broadcast.publish('test.changed', { ids: ['a'] });
    await eventually('the hints to be heard', () => Promise.resolve(heard.length === 3));
    expect(heard).toEqual(['too', 'a', 'too']);
  });
});
