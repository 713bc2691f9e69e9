import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { LiveClient } from '../support/live-client.js';
import { signUpPerson } from '../support/people.js';
import { createTestApp } from '../support/test-app.js';

describe('A process that is told to end', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('closes its sockets as a lost connection does, so that they connect again elsewhere', async () => {
    const test = await createTestApp({ database });
    const { session } = await signUpPerson(test);
    const client = await LiveClient.connect(test, { token: session.access_token });
    const reason = new Promise<string>((resolve) => client.socket.once('disconnect', resolve));
    await test.close();
    // Socket.IO clients reconnect by themselves after this reason, and not after "io server disconnect".
    expect(await reason).toBe('transport close');
    client.socket.close();
  });

  it('ends while people keep connections open, and with work in the queue', async () => {
    const test = await createTestApp({ database });
    await Promise.all([1, 2, 3].map(() => fetch(`${test.url}/health/live`).then((answer) => answer.text())));
    await signUpPerson(test);
    const asked = performance.now();
    await test.close();
    expect(performance.now() - asked).toBeLessThan(10_000);
    await expect(fetch(`${test.url}/health/live`)).rejects.toThrow();
  });
});
