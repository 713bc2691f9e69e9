import { createHash, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { AgreementsJob } from '../../src/modules/agreements/agreements.job.js';
import { ClockService } from '../../src/platform/clock/index.js';
import { RateLimitsService } from '../../src/platform/rate-limit/index.js';
import {
  confirmAgreement,
  dayAhead,
  goodTerms,
  meetAndVerify,
  propose,
  sign,
  startAgreement,
} from '../support/agreements.js';
import { eventually } from '../support/eventually.js';
import { createAdmin } from '../support/profiles.js';
import { textOfPdf } from '../support/pdf-text.js';
import { createPair, createTalker, sendMessage, startConversation } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const DAY_MS = 86_400_000;

describe('Agreements', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterEach(() => test.app.get(ClockService).runAhead(0));
  afterAll(() => test.close());

  const read = async (person: Awaited<ReturnType<typeof createTalker>>, id: string) =>
    (await person.agent.get(`/api/agreements/${id}`).expect(200)).body;

  it('says per field what is wrong with terms, and stores nothing', async () => {
    const { family, conversationId } = await createPair(test);
    const { id } = await startAgreement(family, conversationId);
    const terms = goodTerms();
    const { body: incomplete } = await propose(family, id, 0, {
      ...terms,
      pay: { ...terms.pay, weeklyCents: null as unknown as number },
      notice: { weeks: 9 },
    }).expect(400);
    expect(incomplete.fields).toMatchObject({
      'terms.pay.weeklyCents': ['Please enter the weekly pay'],
      'terms.notice.weeks': ['At most four weeks'],
    });
    const { body: crossed } = await propose(family, id, 0, {
      ...terms,
      dates: { startsOn: dayAhead(-2), endsOn: dayAhead(100) },
      hours: {
        ...terms.hours,
        monday: [
          { from: '07:00', to: '10:00' },
          { from: '09:00', to: '11:00' },
        ],
      },
      pay: { ...terms.pay, boardAndLodging: 'deducted', deductionCents: 43_000 },
      car: { use: 'for_work' },
    }).expect(400);
    expect(crossed.fields).toMatchObject({
      'terms.dates.startsOn': ['The first day cannot be in the past'],
      'terms.hours.monday': ['These times overlap'],
      'terms.pay.deductionCents': ['The deduction cannot be more than the pay'],
      'terms.car.insurance': ['Please say how the au pair is insured in the car'],
    });
    expect(await read(family, id)).toMatchObject({ state: 'draft', version: null });
  });

  it('J03 goes from a proposal to changed terms to both signatures, and lists the changes (v5.0.0-2.3.1)', async () => {
    const { family, auPair, conversationId } = await createPair(test);
    const { id } = await startAgreement(family, conversationId);
    await propose(family, id, 0, goodTerms(), 'Have a look').expect(201);
    const proposed = await read(auPair, id);
    expect(proposed).toMatchObject({
      state: 'proposed',
      yourTurn: true,
      moves: ['counter', 'sign', 'cancel'],
      version: { number: 1, by: 'them', note: 'Have a look', hoursWarning: null, changes: [] },
    });
    const { body: notTheirTurn } = await sign(family, id, 1).expect(409);
    expect(notTheirTurn).toMatchObject({ code: 'invalid_state_transition', state: 'proposed' });
    await auPair.agent.post('/api/agreements').send({ conversationId }).expect(409);
    await propose(auPair, id, 1, goodTerms({ notice: { weeks: 4 } })).expect(201);
    const countered = await read(family, id);
    expect(countered.version.changes).toEqual([
      {
        clause: 'notice',
        title: 'Notice',
        was: ['Either person can end it with 2 weeks’ notice.'],
        is: ['Either person can end it with 4 weeks’ notice.'],
      },
    ]);
    await sign(family, id, 1).expect(409, /agreement_changed/);
    const { body: wrong } = await sign(family, id, 2, { password: 'not this one' }).expect(403);
    expect(wrong).toMatchObject({ code: 'current_password_wrong', fields: { password: [expect.any(String)] } });
    await sign(family, id, 2, { fullName: 'Ana Harrow' }).expect(201);
    expect(await read(auPair, id)).toMatchObject({
      state: 'accepted',
      yourTurn: true,
      signatures: [{ by: 'them', fullName: 'Ana Harrow' }],
    });

    const { body: unmet } = await sign(auPair, id, 2).expect(409);
    expect(unmet.code).toBe('agreement_needs_interview');
    await meetAndVerify(test, conversationId, family, auPair);
    await test.database.query('DELETE FROM profile_reputations WHERE user_id = $1', [auPair.id]);
    const { body: unseen } = await sign(auPair, id, 2).expect(409);
    expect(unseen.code).toBe('agreement_needs_verification');
    expect(await read(auPair, id)).toMatchObject({ state: 'accepted', signatures: [{ by: 'them' }] });
    await meetAndVerify(test, conversationId, family, auPair);
    const { body: confirmed } = await sign(auPair, id, 2, { fullName: 'Lena Brandt' }).expect(201);
    expect(confirmed).toMatchObject({ state: 'confirmed', moves: ['cancel'], signatures: [{}, {}] });

    const admin = await createAdmin(test);
    const opening = admin.agent.post(`/api/admin/agreements/${id}/openings`).send({ reason: 'They asked for help' });
    expect((await opening.expect(200)).body.clauses).toEqual((await read(family, id)).version.clauses);
  });

  it('the agreement is locked, fingerprinted, on paper for the two, and its days leave the search', async () => {
    const pair = await createPair(test);
    const { family, auPair } = pair;
    const id = await confirmAgreement(test, pair);
    const { version, startsOn, endsOn } = await read(family, id);

    const { body: text, headers } = await auPair.agent
      .get(`/api/agreements/${id}/agreement.json`)
      .buffer(true)
      .parse((response, done) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => done(null, Buffer.concat(chunks)));
      })
      .expect(200);
    expect(headers['content-disposition']).toMatch(/^attachment/);
    expect(
      createHash('sha256')
        .update(text as Buffer)
        .digest('hex'),
    ).toBe(version.fingerprint);

    const { body: pdf } = await family.agent.get(`/api/agreements/${id}/agreement.pdf`).buffer(true).expect(200);
    const words = textOfPdf(pdf as Buffer);
    for (const part of [
      'Ana Harrow',
      'Lena Brandt',
      '30 hours a week in total',
      'A$420.00 each week',
      version.fingerprint,
    ])
      expect(words).toContain(part);
    const stranger = await createTalker(test, 'family');
    await stranger.agent.get(`/api/agreements/${id}/agreement.pdf`).expect(404);
    await test.http.get(`/api/agreements/${id}/agreement.pdf`).expect(401);

    for (const change of [
      `UPDATE agreement_versions SET terms = '{}' WHERE agreement_id = '${id}'`,
      `DELETE FROM agreement_acceptances WHERE agreement_id = '${id}'`,
      `UPDATE agreements SET ends_on = ends_on + 1 WHERE id = '${id}'`,
      `DELETE FROM agreements WHERE id = '${id}'`,
    ])
      await expect(test.database.query(change)).rejects.toThrow('does not change');

    const { body: page } = await stranger.agent.get(`/api/au-pair-profiles/${auPair.id}`).expect(200);
    expect(page.full.takenDates).toEqual([{ from: startsOn, to: endsOn }]);
    const { body: families } = await auPair.agent.get('/api/family-profiles').expect(200);
    expect(families.items.map((card: { id: string }) => card.id)).not.toContain(family.id);

    const { body: cancelled } = await auPair.agent
      .post(`/api/agreements/${id}/cancellation`)
      .send({ reason: 'My visa was refused this morning.' })
      .expect(200);
    expect(cancelled).toMatchObject({ state: 'cancelled', closing: { by: 'you' } });
    const { body: free } = await stranger.agent.get(`/api/au-pair-profiles/${auPair.id}`).expect(200);
    expect(free.full.takenDates).toEqual([]);
  });

  it('2.3.4 of 20 families who confirm the same au pair for the same days at once, exactly one wins', async () => {
    const auPair = await createTalker(test, 'aupair');
    const offers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const family = await createTalker(test, 'family');
        const { id: conversationId } = await startConversation(family, auPair);
        await meetAndVerify(test, conversationId, family, auPair);
        const { id } = await startAgreement(family, conversationId);
        const dates = { startsOn: dayAhead(30 + index), endsOn: dayAhead(200 + index) };
        await propose(family, id, 0, goodTerms({ dates })).expect(201);
        return { id, family };
      }),
    );
    for (const { id } of offers) await sign(auPair, id, 1).expect(201);
    const answers = await Promise.all(offers.map(({ id, family }) => sign(family, id, 1)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(409)]);
    const refused = answers.filter(({ status }) => status === 409);
    for (const { body } of refused) expect(body.code).toBe('agreement_dates_unavailable');
    const [{ confirmed, signatures }] = (await test.database.query<{ confirmed: number; signatures: number }>(
      `SELECT (SELECT count(*)::integer FROM agreements WHERE au_pair_id = $1 AND state = 'confirmed') AS confirmed,
        (SELECT count(*)::integer FROM agreement_acceptances a JOIN agreements r ON r.id = a.agreement_id WHERE r.au_pair_id = $1) AS signatures`,
      [auPair.id],
    )) as [{ confirmed: number; signatures: number }];
    expect({ confirmed, signatures }).toEqual({ confirmed: 1, signatures: 21 });
  });

  it('the people one writes with hear it once, in one’s own voice, unless one would rather not', async () => {
    const pair = await createPair(test);
    const { family, auPair, conversationId } = pair;
    const [curious, silent] = await Promise.all([createTalker(test, 'family'), createTalker(test, 'family')]);
    const { id: withCurious } = await startConversation(curious, auPair);
    await sendMessage(curious, withCurious, 'Are you free in February?');
    const { id: withSilent } = await startConversation(auPair, silent);
    await sendMessage(auPair, withSilent, 'Hello, I like your garden.');
    await meetAndVerify(test, conversationId, family, auPair);
    const { id } = await startAgreement(family, conversationId);
    await propose(family, id, 0, goodTerms()).expect(201);
    await sign(auPair, id, 1, { tellOthers: true }).expect(201);
    const limits = vi.spyOn(test.app.get(RateLimitsService), 'consume');
    await sign(family, id, 1, { tellOthers: false }).expect(201);
    const said = async () =>
      (await curious.agent.get(`/api/conversations/${withCurious}/messages`).expect(200)).body.items as {
        message: { content: string; senderId: string };
      }[];
    await eventually('the word to arrive', async () => (await said()).length === 2);
    expect(JSON.stringify(await said())).toContain('I have found a family for');
    // A message that the product sends for someone does not count towards their own limit.
    expect(limits.mock.calls.filter(([name, who]) => name === 'send' && who === auPair.id)).toEqual([]);
    limits.mockRestore();
    const { body: other } = await silent.agent.get(`/api/conversations/${withSilent}/messages`).expect(200);
    expect(other.items).toHaveLength(1);
  });

  it('begins on its first day, ends early with a last day, or is completed after its last one', async () => {
    const first = await createPair(test);
    const id = await confirmAgreement(test, first);
    const clock = test.app.get(ClockService);
    await first.auPair.agent.post(`/api/agreements/${id}/ending`).send({ reason: 'Not yet begun, so no.' }).expect(200);
    expect(await read(first.family, id)).toMatchObject({ state: 'cancelled' });

    const second = await createPair(test);
    const early = await confirmAgreement(test, second);
    clock.runAhead(60 * DAY_MS);
    await test.app.get(AgreementsJob).run();
    expect(await read(second.family, early)).toMatchObject({ state: 'active', moves: ['end'] });
    const { body: tooLate } = await second.family.agent
      .post(`/api/agreements/${early}/cancellation`)
      .send({ reason: 'It has begun already.' })
      .expect(409);
    expect(tooLate.state).toBe('active');
    const { body: badDay } = await second.family.agent
      .post(`/api/agreements/${early}/ending`)
      .send({ reason: 'It does not work for us.', on: dayAhead(200) })
      .expect(400);
    expect(badDay.fields.on[0]).toMatch(/The last day must be from/);
    const on = dayAhead(74);
    const { body: ended } = await second.auPair.agent
      .post(`/api/agreements/${early}/ending`)
      .send({ reason: 'It does not work for us.', on })
      .expect(200);
    expect(ended).toMatchObject({ state: 'ended_early', endedOn: on });
    const { agent } = await createAdmin(test);
    const listed = { id: early, state: 'ended_early', endedOn: on };
    const { body: register } = await agent.get('/api/admin/agreements?state=ended_early').expect(200);
    expect(register.items).toMatchObject([listed]);
    const { body: person } = await agent.get(`/api/admin/users/${second.auPair.id}/dealings`).expect(200);
    expect(person.agreements).toMatchObject([listed]);
    const { body: signed } = await second.family.agent.get('/api/pipeline-entries?column=signed').expect(200);
    expect(signed.items).toMatchObject([{ agreementState: 'ended_early', agreementEndedOn: on }]);

    clock.runAhead(0);
    const third = await createPair(test);
    const whole = await confirmAgreement(test, third);
    clock.runAhead(220 * DAY_MS);
    expect(await read(third.auPair, whole)).toMatchObject({ state: 'completed', moves: [] });
    await test.app.get(AgreementsJob).run();
    expect(await test.database.query('SELECT * FROM unavailable_dates WHERE user_id = $1', [third.auPair.id])).toEqual(
      [],
    );
  });

  it('answers 404 for agreements that are not there', async () => {
    const { agent } = await createTalker(test, 'family');
    await agent.get(`/api/agreements/${randomUUID()}`).expect(404);
  });
});
