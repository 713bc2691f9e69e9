import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type {
  CallJoinedDto,
  CallPresenceChangedDto,
  CallSignalDto,
} from '../../src/modules/interviews/calls/live.dto.js';
import { ClockService } from '../../src/platform/clock/index.js';
import { CANDIDATE, OFFER, sitDown, type Seated } from '../support/call-seat.js';
import { eventually } from '../support/eventually.js';
import { createInterview, type Interviewed } from '../support/interviews.js';
import { LiveClient } from '../support/live-client.js';
import type { Person } from '../support/people.js';
import { createAdmin } from '../support/profiles.js';
import { createTalker } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';
import { timed } from '../support/timing.js';

const HOUR_MS = 3_600_000;
const refusedWith = (code: string) => ({ ok: false, error: expect.objectContaining({ code }) as object });

describe('A video call', () => {
  let app: TestApp;
  /** Another process of the same installation, with the limits of every day. */
  let strict: TestApp;
  let interview: Interviewed;
  let stranger: Person;
  let clients: LiveClient[] = [];
  beforeAll(async () => {
    app = await createTestApp();
    strict = await createTestApp({ env: { RATE_LIMIT_SCALE: '1' }, database: app.database });
    interview = await createInterview(app, 0);
    stranger = await createTalker(app, 'aupair');
  });
  afterEach(() => {
    for (const client of clients) client.close();
    clients = [];
  });
  afterAll(async () => {
    await strict.close();
    await app.close();
  });

  const open = async ({ session }: Person, at: TestApp = app) => {
    const client = await LiveClient.connect(at, { token: session.access_token });
    clients.push(client);
    return client;
  };
  const visit = () => ({ interviewId: interview.id, visitId: randomUUID() });
  /** Someone who sits in the room. */
  const enter = async (person: Person, at: TestApp = app, id = interview.id) => sitDown(await open(person, at), id);

  it('J03 connects the two: each is told of the other, and which of them is polite', async () => {
    const first = await enter(interview.family);
    expect(first.joined).toMatchObject({ other: { state: 'away', visitId: null }, polite: false });
    const second = await enter(interview.auPair);
    expect(second.joined).toMatchObject({ other: { state: 'here', visitId: first.seat.visitId }, polite: true });
    expect(await first.client.waitFor('call.presence')).toEqual({
      interviewId: interview.id,
      state: 'here',
      visitId: second.seat.visitId,
    });
    await second.client.done('call.leave', second.seat);
    await first.client.waitFor('call.presence', ({ state }: CallPresenceChangedDto) => state === 'left');
    const { id } = interview;
    const [row] = await app.database.query<{ state: string }>('SELECT state FROM interviews WHERE id = $1', [id]);
    expect(row?.state).toBe('done');
  });

  it('J03 passes on what browsers tell each other to the other seat only', async () => {
    const [ours, theirs] = [await enter(interview.family), await enter(interview.auPair)];
    const [onlooker, otherTab] = [await open(stranger), await open(interview.auPair)];
    const envelope = { ...ours.seat, to: theirs.seat.visitId };
    await ours.client.done('call.signal', { ...envelope, description: OFFER });
    await ours.client.done('call.signal', { ...envelope, candidate: CANDIDATE });
    const about = { interviewId: interview.id, from: ours.seat.visitId, to: theirs.seat.visitId };
    await theirs.client.waitFor('call.signal', ({ candidate }: CallSignalDto) => candidate !== null);
    expect(theirs.client.all('call.signal')).toEqual([
      { ...about, description: OFFER, candidate: null },
      { ...about, description: null, candidate: CANDIDATE },
    ]);
    await onlooker.ask('typing', { conversationId: interview.conversationId });
    for (const client of [onlooker, otherTab, ours.client]) expect(client.all('call.signal')).toEqual([]);
  });

  it('is closed to a third person in every way (17.3.1)', async () => {
    const ours = await enter(interview.family);
    const outsider = await open(stranger);
    const seat = visit();
    expect(await outsider.ask('call.join', { ...seat, again: false })).toEqual(refusedWith('not_found'));
    expect(await outsider.ask('call.signal', { ...seat, to: ours.seat.visitId, description: OFFER })).toEqual(
      refusedWith('not_in_call'),
    );
    for (const part of ['room', 'ice-servers', 'notes'])
      await stranger.agent.get(`/api/interviews/${interview.id}/${part}`).expect(404);
    await stranger.agent
      .put(`/api/interviews/${interview.id}/notes`)
      .send({ content: 'Mine?', asked: [], revision: 0 })
      .expect(404);
    await app.http.get(`/api/interviews/${interview.id}/ice-servers`).expect(401);
    expect(ours.client.all('call.presence')).toEqual([]);
    expect(ours.client.all('call.signal')).toEqual([]);
  });

  it('opens ten minutes ahead and closes an hour after, and says when; who waits has no seat once it is moved', async () => {
    const later = await createInterview(app, 60);
    const client = await open(later.family);
    const join = () => client.ask('call.join', { interviewId: later.id, visitId: randomUUID(), again: false });
    const opensAt = new Date(later.startsAt.getTime() - 600_000).toISOString();
    const closesAt = new Date(later.endsAt.getTime() + HOUR_MS).toISOString();
    const notOpen = {
      ok: false,
      error: { statusCode: 409, code: 'interview_not_open', fields: { opensAt: [opensAt], closesAt: [closesAt] } },
    };
    const clock = app.app.get(ClockService);
    expect(await join()).toMatchObject(notOpen);
    const { body } = await later.family.agent.get(`/api/interviews/${later.id}/room`).expect(200);
    expect(body).toMatchObject({ opensAt, closesAt, other: { id: later.auPair.id }, state: 'scheduled' });
    await later.family.agent.get(`/api/interviews/${later.id}/ice-servers`).expect(409);
    try {
      clock.runAhead(51 * 60_000);
      expect(await join()).toMatchObject({ ok: true, data: { closesAt } });
      clock.runAhead(151 * 60_000);
      expect(await join()).toMatchObject(notOpen);
      const move = `UPDATE interviews SET starts_at = starts_at + '2 h', ends_at = ends_at + '2 h' WHERE id = $1`;
      await app.database.query(move, [later.id]);
      clock.runAhead(171 * 60_000);
      expect((await enter(later.auPair, app, later.id)).joined.other.state).toBe('away');
    } finally {
      clock.runAhead(0);
    }
  });

  it('goes to the newest tab of a person; the one before is told and does not come back automatically', async () => {
    const other = await enter(interview.auPair);
    const first = await enter(interview.family);
    const second = await enter(interview.family);
    expect(await first.client.waitFor('call.taken-over')).toEqual({ interviewId: interview.id });
    await other.client.waitFor(
      'call.presence',
      ({ visitId }: CallPresenceChangedDto) => visitId === second.seat.visitId,
    );
    expect(await first.client.ask('call.join', { ...first.seat, again: true })).toEqual(refusedWith('call_taken_over'));
    expect(
      await first.client.ask('call.signal', { ...first.seat, to: other.seat.visitId, description: OFFER }),
    ).toEqual(refusedWith('not_in_call'));
    expect(second.client.all('call.taken-over')).toEqual([]);
    // The closed tab takes no one's seat with it.
    first.client.close();
    await second.client.done('call.join', { ...second.seat, again: true });
    expect(other.client.all<CallPresenceChangedDto>('call.presence').map(({ state }) => state)).not.toContain('left');
  });

  it('goes on when a line drops: the other is told, and the same page sits down again', async () => {
    const ours = await enter(interview.family);
    const theirs = await enter(interview.auPair);
    theirs.client.close();
    await ours.client.waitFor('call.presence', ({ state }: CallPresenceChangedDto) => state === 'reconnecting');
    const back = await open(interview.auPair);
    const joined = await back.done<CallJoinedDto>('call.join', { ...theirs.seat, again: true });
    expect(joined.other).toEqual({ state: 'here', visitId: ours.seat.visitId });
    const states = () => ours.client.all<CallPresenceChangedDto>('call.presence');
    await ours.client.done('call.join', { ...ours.seat, again: true });
    expect(states().at(-1)).toEqual({ interviewId: interview.id, state: 'here', visitId: theirs.seat.visitId });
  });

  it('refuses everything that is not a signal (17.3.2)', async () => {
    const { client, seat } = await enter(interview.family);
    const envelope = { ...seat, to: randomUUID() };
    const malformed: object[] = [
      envelope,
      { ...envelope, description: OFFER, candidate: CANDIDATE },
      { ...envelope, description: { type: 'rollback', sdp: '' } },
      { ...envelope, description: { ...OFFER, sdp: 'x'.repeat(32_001) } },
      { ...envelope, description: { ...OFFER, more: true } },
      { ...envelope, description: 'offer' },
      { ...envelope, candidate: { ...CANDIDATE, candidate: 'x'.repeat(1_001) } },
      { ...envelope, candidate: { ...CANDIDATE, sdpMLineIndex: 'zero' } },
      { ...envelope, candidate: [] },
      { ...envelope, to: 'everybody', description: OFFER },
    ];
    for (const payload of malformed)
      expect([payload, await client.ask('call.signal', payload)]).toEqual([payload, refusedWith('validation_failed')]);
    for (const payload of [undefined, null, 'hello', [], { interviewId: { $ne: null } }])
      for (const event of ['call.join', 'call.signal', 'call.leave'])
        expect(await client.ask(event, payload)).toEqual(refusedWith('validation_failed'));
    await client.done('call.join', { ...seat, again: true });
  });

  it('limits signals to the other person, and delays no one else (17.3.1)', async () => {
    const [ours, theirs] = [await enter(interview.family, strict), await enter(interview.auPair, strict)];
    const signal = { ...ours.seat, to: theirs.seat.visitId, candidate: CANDIDATE };
    const { result: answers, milliseconds } = await timed(() =>
      Promise.all(Array.from({ length: 200 }, () => ours.client.ask('call.signal', signal))),
    );
    const passed = answers.filter(({ ok }) => ok).length;
    expect(passed).toBeGreaterThan(0);
    // Sixty in three seconds, and the next three may have begun meanwhile.
    expect(passed).toBeLessThanOrEqual(60 * (1 + Math.ceil(milliseconds / 3_000)));
    expect(answers).toContainEqual(refusedWith('rate_limited'));
    const back = { ...theirs.seat, to: ours.seat.visitId, candidate: CANDIDATE };
    expect(await theirs.client.ask('call.signal', back)).toMatchObject({ ok: true });
  });

  it('J03 is over at once when one blocks the other in the middle of it; their notes stay theirs', async () => {
    const pair = await createInterview(app, 0);
    const seated = [await enter(pair.family, app, pair.id), await enter(pair.auPair, app, pair.id)];
    await pair.family.agent
      .put(`/api/blocks/${pair.auPair.id}`)
      .send({ reason: 'Not a word of this to him' })
      .expect(204);
    // The same words for both, which do not say whose doing it was.
    for (const { client } of seated) expect(await client.waitFor('call.closed')).toEqual({ interviewId: pair.id });
    const [ours, theirs] = seated as [Seated, Seated];
    for (const [{ client, seat }, other] of [
      [ours, theirs],
      [theirs, ours],
    ] as const) {
      const signal = { ...seat, to: other.seat.visitId, description: OFFER };
      expect(await client.ask('call.signal', signal)).toEqual(refusedWith('not_in_call'));
      expect(await client.ask('call.join', { ...seat, again: true })).toEqual(refusedWith('not_found'));
      expect(client.all('call.signal')).toEqual([]);
    }
    for (const { agent } of [pair.family, pair.auPair]) {
      await agent.get(`/api/interviews/${pair.id}/room`).expect(404);
      const notes = { content: 'Written while it ended', asked: [], revision: 0 };
      await agent.put(`/api/interviews/${pair.id}/notes`).send(notes).expect(200);
      await agent
        .post('/api/reports')
        .send({ subjectType: 'interview', subjectId: pair.id, reason: 'rude-or-threatening' })
        .expect(201);
    }
  });

  it('is over at once when an account is suspended in the middle of it', async () => {
    const pair = await createInterview(app, 0);
    const [ours, theirs] = [await enter(pair.family, app, pair.id), await enter(pair.auPair, app, pair.id)];
    const admin = await createAdmin(app);
    const report = { subjectType: 'interview', subjectId: pair.id, reason: 'rude-or-threatening' };
    await pair.family.agent.post('/api/reports').send(report).expect(201);
    const caseId = await eventually('a case about the interview', async () => {
      const { body } = await admin.agent.get('/api/admin/moderation-cases').query({ state: 'open' }).expect(200);
      const { items } = body as { items: { id: string; about: { id: string } }[] };
      return items.find(({ about }) => about.id === pair.auPair.id)?.id;
    });
    await admin.agent.put(`/api/admin/moderation-cases/${caseId}/claim`);
    const until = new Date(Date.now() + 24 * HOUR_MS).toISOString();
    const words = 'This is against what we ask of each other here.';
    await admin.agent
      .post(`/api/admin/moderation-cases/${caseId}/decision`)
      .send({ action: 'suspend', until, words, version: 1 })
      .expect(200);
    expect(await ours.client.waitFor('call.closed')).toEqual({ interviewId: pair.id });
    await theirs.client.waitFor('disconnect');
    const signal = { ...ours.seat, to: theirs.seat.visitId, description: OFFER };
    expect(await ours.client.ask('call.signal', signal)).toEqual(refusedWith('not_in_call'));
  });

  it('cannot hide addresses without a relay, and says so', async () => {
    const { id, auPair } = interview;
    const refused = await auPair.agent.put('/api/call-preferences/me').send({ relayOnly: true }).expect(409);
    expect(refused.body).toMatchObject({ code: 'relay_unavailable' });
    const ask = async (part: string) =>
      (await auPair.agent.get(`/api/interviews/${id}/${part}`).expect(200)).body as unknown;
    expect(await ask('room')).toMatchObject({ relay: { available: false, only: false } });
    expect(await ask('ice-servers')).toEqual({ iceServers: [], expiresAt: null, relayOnly: false });
  });

  it('has notes that only their writer sees and no older window overwrites', async () => {
    const path = `/api/interviews/${interview.id}/notes`;
    const { family, auPair } = interview;
    expect((await family.agent.get(path).expect(200)).body).toMatchObject({ content: '', asked: [], revision: 0 });
    const notes = { content: 'Laughs easily. Drives at night?', asked: ['driving'], revision: 0 };
    const { body: saved } = await family.agent.put(path).send(notes).expect(200);
    expect(saved).toMatchObject({ ...notes, revision: 1 });
    for (const revision of [0, 5]) {
      const stale = await family.agent
        .put(path)
        .send({ ...notes, content: 'Older', revision })
        .expect(409);
      expect(stale.body).toMatchObject({ code: 'notes_changed' });
    }
    const more = { content: 'Laughs easily. Yes, she does.', asked: ['driving', 'driving'], revision: 1 };
    await family.agent.put(path).send(more).expect(200);
    expect((await family.agent.get(path).expect(200)).body).toMatchObject({
      content: more.content,
      asked: ['driving'],
      revision: 2,
    });
    expect((await auPair.agent.get(path).expect(200)).body).toMatchObject({ content: '', revision: 0 });
    await family.agent
      .put(path)
      .send({ content: 'x'.repeat(20_001), asked: [], revision: 2 })
      .expect(400);
    await family.agent
      .put(path)
      .send({ content: '', asked: ['<b>'], revision: 2 })
      .expect(400);
  });
});
