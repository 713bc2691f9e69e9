import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  DEMO_AU_PAIRS,
  DEMO_CONVERSATIONS,
  DEMO_CURRENT_PLACEMENTS,
  DEMO_FAMILIES,
  DEMO_PLACEMENTS,
} from '../../../demo/src/index.js';
import { seedDemo } from '../../../demo/src/seeding/seed-demo.js';
import { ContentSeedsService } from '../../src/platform/seeding/index.js';
import { browserOf } from '../support/people.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

interface SignIn {
  role: string;
  email: string;
  password: string;
  note: string;
}

const [PLACED] = DEMO_CURRENT_PLACEMENTS;
const EARLIER = DEMO_PLACEMENTS.find(({ family }) => family === DEMO_FAMILIES[0]?.username)?.auPair;
/** Demo logins come first in their lists, or have a present or former placement. */
const SOME = {
  auPairs: DEMO_AU_PAIRS.filter(
    ({ username }, index) => index < 2 || username === PLACED?.auPair || username === EARLIER,
  ),
  families: DEMO_FAMILIES.filter(({ username }, index) => index < 1 || username === PLACED?.family),
};

describe('The demo', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp({ env: { DEMO: '1' } });
    await seedDemo(test.app, SOME);
  });
  afterAll(() => test.close());

  const signInsFile = () => join(test.settings.dataDir, 'demo-sign-ins.json');
  const signIns = async () => JSON.parse(await readFile(signInsFile(), 'utf8')) as SignIn[];
  const signedInAs = async ({ email, password }: SignIn) => {
    const agent = browserOf(test);
    const { body } = await agent.post('/api/sessions').send({ email, password }).expect(200);
    void agent.auth(body.session.access_token, { type: 'bearer' });
    return { agent, user: body.session.user as { id: string; userType: string; emailVerified: boolean } };
  };

  it('has families, au pairs, a co-parent and two admins to sign in as, in a file of its owner’s alone', async () => {
    const known = await signIns();
    expect(known.map(({ role }) => role)).toEqual([
      'family',
      'au pair',
      'family',
      'au pair',
      'co-parent',
      'admin',
      'admin',
    ]);
    const roles = [];
    for (const signIn of known) {
      const { agent, user } = await signedInAs(signIn);
      expect(user.emailVerified).toBe(true);
      await agent.get(`/api/user/${user.id}`).expect(200);
      roles.push(user.userType);
    }
    expect(roles).toEqual(['family', 'aupair', 'family', 'aupair', 'family', 'admin', 'admin']);
    expect((await stat(signInsFile())).mode & 0o777).toBe(0o600);
  });

  it('S07 shows complete people with drawn photos, who joined at different times', async () => {
    const family = (await signIns()).find(({ role }) => role === 'family');
    if (!family) throw new Error('There is no family to sign in as');
    const { agent } = await signedInAs(family);
    const { body } = await agent.get('/api/au-pair-profiles').expect(200);
    expect(body.items.length).toBeGreaterThan(0);
    for (const { id } of body.items as { id: string }[]) {
      const page = await agent.get(`/api/au-pair-profiles/${id}`).expect(200);
      const [photo] = page.body.full.photos as string[];
      await test.http.get(`/media/${photo}/1200.webp`).expect(200).expect('content-type', 'image/webp');
    }
    const joined = await test.database.query('SELECT DISTINCT created_at FROM profiles');
    expect(joined.length).toBeGreaterThan(2);
    const early = await test.database.query(
      `SELECT username FROM profiles JOIN profile_reputations ON user_id = id WHERE verified_at < created_at`,
    );
    expect(early).toEqual([]);
  });

  it('has a conversation with history between the two, of which the family has two messages unread', async () => {
    const family = (await signIns()).find(({ role }) => role === 'family');
    const auPair = (await signIns()).find(({ role }) => role === 'au pair');
    if (!family || !auPair) throw new Error('There are not two to sign in as');
    const [main] = DEMO_CONVERSATIONS;
    for (const [signIn, unread] of [
      [family, 2],
      [auPair, 0],
    ] as const) {
      const { agent } = await signedInAs(signIn);
      const { body } = await agent.get('/api/conversations').expect(200);
      const [conversation] = body.items;
      expect(conversation).toMatchObject({ lastSeq: main?.messages.length, unreadCount: unread });
      const thread = await agent.get(`/api/conversations/${conversation.id}/messages`).expect(200);
      const times = (thread.body.items as { message: { createdAt: string } }[]).map(({ message }) => message.createdAt);
      expect(times).toEqual([...times].sort());
    }
  });

  it('R19 has a search that each of the two keeps, and what they asked us, answered', async () => {
    for (const signIn of (await signIns()).slice(0, 2)) {
      const { agent } = await signedInAs(signIn);
      const { body: searches } = await agent.get('/api/saved-searches').expect(200);
      expect(searches.items).toHaveLength(1);
      const { body: requests } = await agent.get('/api/support-requests').expect(200);
      expect(requests.items).toMatchObject([{ state: 'answered' }]);
    }
  });

  it('has a placement in progress that shows the days with one employer to both', async () => {
    await test.app.get(ContentSeedsService).run();
    for (const signIn of (await signIns()).slice(2, 4)) {
      const { agent } = await signedInAs(signIn);
      const { body } = await agent.get('/api/employer-clocks').expect(200);
      expect(body.items).toMatchObject([{ state: 'running', permission: 'asked', rule: { kind: 'months' } }]);
      await agent.get(`/api/employer-clocks/${body.items[0].agreementId}/support-letter.pdf`).expect(200);
    }
  });

  it('has an arrival plan whose tasks were each done on their own day', async () => {
    for (const signIn of (await signIns()).slice(2, 4)) {
      const { agent } = await signedInAs(signIn);
      const { body: plans } = await agent.get('/api/arrivals').expect(200);
      const { body } = await agent.get(`/api/arrivals/${plans.items[0].agreementId}`).expect(200);
      const tasks = body.tasks as { state: string; dueOn: string; changedAt: string }[];
      expect(tasks.map(({ state }) => state)).toEqual(tasks.map(() => 'done'));
      expect(tasks.map(({ changedAt }) => changedAt.slice(0, 10))).toEqual(tasks.map(({ dueOn }) => dueOn));
      expect(new Set(tasks.map(({ dueOn }) => dueOn)).size).toBeGreaterThan(6);
      expect(tasks.every(({ dueOn }) => dueOn < body.today)).toBe(true);
    }
  });

  it('has days off, a swap and school holidays in it, one of them to answer, and a co-parent who reads them', async () => {
    const [family, , coParent] = (await signIns()).slice(2, 5);
    if (!family || !coParent) throw new Error('There is no family with a co-parent');
    for (const signIn of [family, coParent]) {
      const { agent, user } = await signedInAs(signIn);
      const { body: placements } = await agent.get('/api/hours').expect(200);
      const id = placements.items[0].agreementId as string;
      const { body } = await agent.get(`/api/hours/${id}/dates`).expect(200);
      const dates = body.items as { kind: string; state: string; canAnswer: boolean }[];
      expect(dates.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
        'swap accepted',
        'days_off accepted',
        'school_holidays accepted',
        'days_off asked',
      ]);
      expect(dates.filter(({ canAnswer }) => canAnswer)).toHaveLength(1);
      expect('coParent' in user).toBe(signIn === coParent);
    }
  });

  it('has weeks of recorded hours from an earlier placement, one day of them different for the family', async () => {
    const family = (await signIns()).find(({ role }) => role === 'family');
    if (!family) throw new Error('There is no family to sign in as');
    const { agent } = await signedInAs(family);
    const { body: placements } = await agent.get('/api/hours').expect(200);
    expect(placements.items).toMatchObject([{ toConfirm: 0, disputed: 1 }]);
    const path = `/api/hours/${placements.items[0].agreementId}`;
    const { body: last } = await agent.get(path).expect(200);
    expect(last.totals.recordedMinutes).toBeGreaterThan(0);
    const { body: before } = await agent.get(`${path}?week=${last.previous}`).expect(200);
    expect(before.totals.recordedMinutes).toBeGreaterThan(0);
  });

  it('is there once, however often it is seeded', async () => {
    const count = () =>
      test.database.query(
        `SELECT (SELECT count(*) FROM accounts) AS a, (SELECT count(*) FROM uploads) AS u,
           (SELECT count(*) FROM messages) AS m, (SELECT count(*) FROM support_messages) AS s,
           (SELECT count(*) FROM recorded_days) AS r`,
      );
    const before = await count();
    await seedDemo(test.app, SOME);
    expect(await count()).toEqual(before);
  });

  it('is finished by the next run when one was cut off', async () => {
    const [auPair] = SOME.auPairs;
    const of = [auPair?.email];
    await test.database.query('DELETE FROM profiles WHERE email = $1', of);
    await seedDemo(test.app, SOME);
    const rows = await test.database.query('SELECT has_completed_profile AS done FROM profiles WHERE email = $1', of);
    expect(rows).toEqual([{ done: true }]);
  });

  it('never shares an installation with real people', async () => {
    const real = await createTestApp({ env: { DEMO: '0' } });
    try {
      await expect(seedDemo(real.app, SOME)).rejects.toThrow('for demonstrations only');
      expect(await real.database.query('SELECT 1 FROM accounts')).toEqual([]);
    } finally {
      await real.close();
    }
  });
});
