import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { turnCredentials } from '../../src/modules/placements/calls/turn-credentials.js';
import { TurnClient } from '../support/turn-client.js';
import { hasTurnServer, TurnServer } from '../support/turn-server.js';

const TURN_SECRET = 'a-secret-that-is-only-used-in-tests-4';
const HOUR_MS = 3_600_000;

const withTurnServer = hasTurnServer() ? describe : describe.skip;
if (!hasTurnServer()) process.stdout.write('Skipped: what needs a relay. There is no turnserver on this machine.\n');

withTurnServer('The relay, as it is configured', () => {
  let relay: TurnServer;
  beforeAll(async () => {
    relay = await TurnServer.start(TURN_SECRET);
  });
  afterAll(() => relay.stop());

  /** What it says to a request for a place, and then for a connection with `address`. */
  const askFor = async (credentials: { username: string; credential: string } | undefined, address?: string) => {
    const client = await TurnClient.open(relay.port, credentials);
    try {
      const allocated = await client.allocate();
      return address ? [allocated, await client.permit(address)] : allocated;
    } finally {
      client.close();
    }
  };
  const person = randomUUID();

  it('lets in whoever has fresh credentials of ours, and nobody else (17.1.1)', async () => {
    const fresh = turnCredentials(TURN_SECRET, person, HOUR_MS, new Date());
    expect(await askFor(fresh)).toBe(0);
    expect(await askFor(undefined)).toBe(401);
    expect(await askFor(turnCredentials('another secret', person, HOUR_MS, new Date()))).toBe(401);
    expect(await askFor(turnCredentials(TURN_SECRET, person, HOUR_MS, new Date(Date.now() - 2 * HOUR_MS)))).toBe(401);
    expect(await askFor({ ...fresh, username: fresh.username.replace(/^\d+/, (expiry) => `${expiry}9`) })).toBe(401);
  });

  it('leads to public addresses, never to this machine nor into anybody’s own network (17.1.1)', async () => {
    const fresh = turnCredentials(TURN_SECRET, person, HOUR_MS, new Date());
    expect(await askFor(fresh, '1.1.1.1')).toEqual([0, 0]);
    for (const inside of [
      '127.0.0.1',
      '10.0.0.1',
      '172.20.0.5',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
    ])
      expect([inside, await askFor(fresh, inside)]).toEqual([inside, [0, 403]]);
  });
});
