import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IceServersDto } from '../../src/modules/interviews/calls/call-setup.dto.js';
import { turnCredentials } from '../../src/modules/interviews/calls/call-setup.service.js';
import { createInterview, type Interviewed } from '../support/interviews.js';
import type { Person } from '../support/people.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { TurnClient } from '../support/turn-client.js';
import { hasTurnServer, TurnServer } from '../support/turn-server.js';

const TURN_SECRET = 'a-secret-that-is-only-used-in-tests-4';
const TURN_URL = 'turn:relay.example:3478,turns:relay.example:443?transport=tcp';
const HOUR_MS = 3_600_000;

const withTurnServer = hasTurnServer() ? describe : describe.skip;
if (!hasTurnServer()) process.stdout.write('Skipped: what needs a relay. There is no turnserver on this machine.\n');

let app: TestApp;
let interview: Interviewed;
beforeAll(async () => {
  app = await createTestApp({ env: { TURN_URL, TURN_SECRET } });
  interview = await createInterview(app, 0);
});
afterAll(() => app.close());

const askFor = async ({ agent }: Person, id = interview.id) =>
  (await agent.get(`/api/interviews/${id}/ice-servers`).expect(200)).body as IceServersDto;

describe('Credentials for the relay', () => {
  it('last an hour at most and not beyond the room (17.1.1)', async () => {
    const { iceServers, expiresAt, relayOnly } = await askFor(interview.family);
    const [server] = iceServers;
    expect(relayOnly).toBe(false);
    expect(server?.urls).toEqual(TURN_URL.split(','));
    const [expiry, personId] = (server?.username ?? '').split(':');
    expect(personId).toBe(interview.family.id);
    expect(Number(expiry) * 1_000).toBe(Date.parse(expiresAt ?? ''));
    expect(Number(expiry) * 1_000).toBeLessThanOrEqual(Date.now() + HOUR_MS);
    expect(server?.credential).toBe(
      createHmac('sha1', TURN_SECRET)
        .update(server?.username ?? '')
        .digest('base64'),
    );
    const ending = await createInterview(app, -60);
    const soon = await askFor(ending.auPair, ending.id);
    expect(Date.parse(soon.expiresAt ?? '')).toBeLessThanOrEqual(ending.endsAt.getTime() + HOUR_MS);
  });

  it('include the member’s choice to use only the relay', async () => {
    const { agent } = interview.auPair;
    const wish = (relayOnly: unknown) => agent.put('/api/call-preferences/me').send({ relayOnly });
    await wish('yes').expect(400);
    expect((await wish(true).expect(200)).body).toEqual({ available: true, only: true });
    expect((await askFor(interview.auPair)).relayOnly).toBe(true);
    expect((await askFor(interview.family)).relayOnly).toBe(false);
  });
});

withTurnServer('The relay, as it is configured', () => {
  let relay: TurnServer;
  beforeAll(async () => {
    relay = await TurnServer.start(TURN_SECRET);
  });
  afterAll(() => relay.stop());

  /** The answers to an allocation request, and then to a connection with `address`. */
  const demand = async (credentials: { username: string; credential: string } | undefined, address?: string) => {
    const client = await TurnClient.open(relay.port, credentials);
    try {
      const allocated = await client.allocate();
      return address ? [allocated, await client.permit(address)] : allocated;
    } finally {
      client.close();
    }
  };
  const person = randomUUID();

  it('lets in people with fresh credentials of the API, and no one else (17.1.1)', async () => {
    const [{ username, credential } = { username: '', credential: '' }] = (await askFor(interview.family)).iceServers;
    expect(await demand({ username, credential })).toBe(0);
    expect(await demand(undefined)).toBe(401);
    expect(await demand(turnCredentials('another secret', person, HOUR_MS, new Date()))).toBe(401);
    expect(await demand(turnCredentials(TURN_SECRET, person, HOUR_MS, new Date(Date.now() - 2 * HOUR_MS)))).toBe(401);
    expect(await demand({ credential, username: username.replace(/^\d+/, (expiry) => `${expiry}9`) })).toBe(401);
  });

  it('connects to public addresses, never to this machine or a private network (17.1.1)', async () => {
    const fresh = turnCredentials(TURN_SECRET, person, HOUR_MS, new Date());
    expect(await demand(fresh, '1.1.1.1')).toEqual([0, 0]);
    for (const inside of [
      '127.0.0.1',
      '10.0.0.1',
      '172.20.0.5',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
    ])
      expect([inside, await demand(fresh, inside)]).toEqual([inside, [0, 403]]);
  });
});
