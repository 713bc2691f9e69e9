import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../support/eventually.js';
import { LiveClient } from '../support/live-client.js';
import { createPair, sendMessage } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { describeWithRedis, RedisServer } from './support/redis-server.js';

describeWithRedis('A Redis that keeps its connections and answers nothing', () => {
  let redis: RedisServer;
  let test: TestApp;
  beforeAll(async () => {
    redis = await RedisServer.start();
    test = await createTestApp({ env: { REDIS_URL: redis.url } });
  });
  afterAll(async () => {
    redis.thaw();
    await test.close();
    await redis.kill();
  });

  const redisState = async () => (await test.http.get('/health/ready').expect(200)).body.redis as string;

  it('delays requests once for a moment, and is used again when it answers', async () => {
    await eventually('Redis to be connected', async () => (await redisState()) === 'up');
    await test.http.get('/api/regions').expect(200);
    const { family, conversationId } = await createPair(test);
    await sendMessage(family, conversationId, 'Hello');
    redis.freeze();
    const timed = async (path: string) => {
      const since = performance.now();
      await test.http.get(path).expect(200);
      return performance.now() - since;
    };
    const all = await Promise.all(Array.from({ length: 20 }, () => timed('/api/regions')));
    // The limit is 0.3 s; a busy machine takes its own time.
    expect(Math.max(...all)).toBeLessThan(2_000);
    expect(await timed('/health/live')).toBeLessThan(2_000);
    expect(await redisState()).toBe('down');
    // Whether the other person is online is asked of the other processes, through Redis.
    const since = performance.now();
    await family.agent.get('/api/conversations').expect(200);
    expect(performance.now() - since).toBeLessThan(4_000);
    redis.thaw();
    await eventually('Redis to be asked again', async () => {
      await test.http.get('/api/regions').expect(200);
      return (await redisState()) === 'up';
    });
  });

  it('is noticed within seconds, and sockets of the same process are then told at once', async () => {
    await eventually('Redis to be connected', async () => (await redisState()) === 'up');
    const { family, auPair, conversationId } = await createPair(test);
    const page = await LiveClient.connect(test, { token: auPair.session.access_token });
    redis.freeze();
    let sent = 0;
    await eventually('a message to be heard', async () => {
      await sendMessage(family, conversationId, `While it is frozen ${(sent += 1)}`);
      await pause(500);
      return page.received.some(({ event }) => event === 'message.created');
    });
    redis.thaw();
    page.socket.disconnect();
  });
});
