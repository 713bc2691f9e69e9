import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ProfileWithholdingService } from '../../src/modules/profiles/index.js';
import { StillLookingJob } from '../../src/modules/profiles/still-looking/still-looking.job.js';
import type { AuPairCard } from '../../src/modules/search/cards/au-pair-card.dto.js';
import type { Dashboard } from '../../src/modules/search/dashboard/dashboard.dto.js';
import { ClockService } from '../../src/platform/clock/index.js';
import { TransactionsService, type EntityManager } from '../../src/platform/database/index.js';
import { JobQueueService } from '../../src/platform/jobs/index.js';
import { eventually } from '../support/eventually.js';
import type { Person } from '../support/people.js';
import { recordEvents, type RecordedEvent } from '../support/recorded-events.js';
import { createTalker } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const DAY_MS = 86_400_000;

describe('Someone who was away for a month', () => {
  let app: TestApp;
  let asked: RecordedEvent[];
  let auPair: Person;
  beforeAll(async () => {
    app = await createTestApp();
    asked = recordEvents(app, ['profile.still-looking-asked']);
  });
  beforeEach(async () => {
    app.app.get(ClockService).runAhead(0);
    auPair = await createTalker(app, 'aupair');
    await wasHere(auPair, 31);
  });
  afterAll(() => app.close());

  /** Their last visit was so many days ago. */
  const wasHere = async ({ id }: Person, days: number) => {
    await app.database.query(
      `UPDATE sessions SET last_seen_at = now() - make_interval(days => $2) WHERE account_id = $1`,
      [id, days],
    );
    await app.database.query(`UPDATE profiles SET last_login_date = now() - make_interval(days => $2) WHERE id = $1`, [
      id,
      days,
    ]);
    await app.database.query(
      `UPDATE user_directory SET last_seen_at = now() - make_interval(days => $2) WHERE user_id = $1`,
      [id, days],
    );
  };
  const daysPass = (days: number) => app.app.get(ClockService).runAhead(days * DAY_MS);
  const run = () => app.app.get(JobQueueService).runScheduledTaskNow('profiles.ask-still-looking');
  const tokensOf = ({ id }: Person) =>
    asked.filter(({ payload }) => payload['userId'] === id).map(({ payload }) => payload['token'] as string);
  const askedToken = async (person: Person) => {
    await run();
    return eventually('the question', async () => tokensOf(person)[0]);
  };
  const look = (token: string) => app.http.get('/api/still-looking').query({ token });
  const answer = (token: string, stillLooking: boolean) =>
    app.http.post('/api/still-looking').set('X-Requested-With', 'fetch').send({ token, stillLooking });
  const activeInCard = async (family: Person) => {
    const { body } = await family.agent.get('/api/au-pair-profiles?limit=50').expect(200);
    return (body as { items: AuPairCard[] }).items.find(({ id }) => id === auPair.id)?.lastActive;
  };

  it('is asked once, by a link that changes nothing when it is opened', async () => {
    const token = await askedToken(auPair);
    await run();
    expect(tokensOf(auPair)).toEqual([token]);
    for (let times = 0; times < 2; times += 1)
      expect((await look(token).expect(200)).body).toEqual({ userType: 'aupair', answered: false, active: true });
    expect((await answer(token, true).expect(200)).body).toEqual({ userType: 'aupair', answered: true, active: true });
    expect((await look(token).expect(200)).body).toMatchObject({ answered: true });
    await run();
    expect(tokensOf(auPair)).toHaveLength(1);
    daysPass(31);
    await run();
    await eventually('the next question', async () => tokensOf(auPair).length === 2);
  });

  it('waits for the next night when enough others were asked', async () => {
    await run();
    const others = await Promise.all([createTalker(app, 'aupair'), createTalker(app, 'aupair')]);
    for (const other of others) await wasHere(other, 31);
    const askedOf = async () => {
      const sql = 'SELECT user_id FROM still_looking_questions WHERE user_id = ANY($1)';
      return (await app.database.query<object>(sql, [others.map(({ id }) => id)])).length;
    };
    const job = app.app.get(StillLookingJob, { strict: false });
    await job.ask(1);
    expect(await askedOf()).toBe(1);
    await job.ask(1);
    expect(await askedOf()).toBe(2);
  });

  it('pauses the profile without logging in, once and for all', async () => {
    const token = await askedToken(auPair);
    for (let times = 0; times < 2; times += 1)
      expect((await answer(token, false).expect(200)).body).toEqual({
        userType: 'aupair',
        answered: true,
        active: false,
      });
    expect((await auPair.agent.get('/api/au-pair-profiles/me').expect(200)).body).toMatchObject({ active: false });
  });

  it('stays paused when moderators who hid the profile meanwhile show it again', async () => {
    const token = await askedToken(auPair);
    const withholding = app.app.get(ProfileWithholdingService);
    const decide = (work: (manager: EntityManager) => Promise<void>) => app.app.get(TransactionsService).run(work);
    await decide((manager) => withholding.withhold(auPair.id, 'being-checked', manager));
    await answer(token, false).expect(200);
    await decide((manager) => withholding.release(auPair.id, 'being-checked', manager));
    expect((await auPair.agent.get('/api/au-pair-profiles/me').expect(200)).body).toMatchObject({ active: false });
  });

  it('is said not to be active lately after two weeks without an answer, until they are back', async () => {
    const family = await createTalker(app, 'family');
    const token = await askedToken(auPair);
    const askedAgo = (days: number) =>
      app.database.query(
        `UPDATE still_looking_questions SET asked_at = to_timestamp($2::float8 / 1000) - make_interval(days => $3)
         WHERE user_id = $1`,
        [auPair.id, token.split('.')[1], days],
      );
    for (const [days, words] of [
      [0, 'earlier'],
      [13, 'earlier'],
      [15, 'not_lately'],
    ] as const) {
      await askedAgo(days);
      expect(await activeInCard(family)).toBe(words);
    }
    await app.database.query('UPDATE profiles SET last_login_date = now() WHERE id = $1', [auPair.id]);
    expect(await activeInCard(family)).toBe('today');
    await wasHere(auPair, 31);
    expect(await activeInCard(family)).toBe('not_lately');
    await askedAgo(0);
    await answer(token, true).expect(200);
    expect(await activeInCard(family)).toBe('earlier');
  });

  it('finds the question on the dashboard, and no longer needs to answer once they were here', async () => {
    const token = await askedToken(auPair);
    const ofDashboard = async () =>
      ((await auPair.agent.get('/api/dashboards/me').expect(200)).body as Dashboard).stillLookingToken;
    expect(await ofDashboard()).toBe(token);
    await app.database.query(
      `UPDATE user_directory SET last_seen_at = now() + interval '1 minute' WHERE user_id = $1`,
      [auPair.id],
    );
    await run();
    expect(await ofDashboard()).toBeNull();
    expect((await look(token).expect(200)).body).toMatchObject({ answered: true, active: true });
    await answer(token, false).expect(410);
    expect((await auPair.agent.get('/api/au-pair-profiles/me').expect(200)).body).toMatchObject({ active: true });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['were here less than a month ago', () => wasHere(auPair, 29)],
    [
      'have paused their profile',
      async () => {
        await auPair.agent.put('/api/au-pair-profiles/me/active').send({ active: false }).expect(200);
        await wasHere(auPair, 31);
      },
    ],
    [
      'are suspended',
      () => app.database.query('UPDATE user_directory SET state = $2 WHERE user_id = $1', [auPair.id, 'suspended']),
    ],
  ])('does not ask people who %s', async (_, prepare) => {
    await prepare();
    const other = await createTalker(app, 'aupair');
    await wasHere(other, 31);
    await askedToken(other);
    expect(tokensOf(auPair)).toEqual([]);
  });

  it('takes no link that we did not sign, or that was changed', async () => {
    const token = await askedToken(auPair);
    for (const wrong of [
      '',
      'x',
      token.slice(0, -2),
      token.replace(auPair.id, '9e107d9d-372b-4b6a-8f1e-2f6e1a4c7b21'),
    ]) {
      await look(wrong).expect(400, /link_invalid/);
      await answer(wrong, false).expect(400, /link_invalid/);
    }
    expect((await look(token).expect(200)).body).toMatchObject({ answered: false, active: true });
  });
});
