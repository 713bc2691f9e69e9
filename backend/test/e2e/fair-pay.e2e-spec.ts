import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PayCheckDto, PlacementCostDto } from '../../src/modules/fair-pay/fair-pay.dto.js';
import { ContentSeedsService } from '../../src/platform/seeding/index.js';
import { createAdmin } from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

describe('Fair pay', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp();
    await test.app.get(ContentSeedsService).run();
  });
  afterAll(() => test.close());

  const check = async (query: object): Promise<PayCheckDto> =>
    (
      await test.http
        .get('/api/pay-check')
        .query({ region: 'australia', hours: 30, ...query })
        .expect(200)
    ).body;
  const cost = async (query: object): Promise<PlacementCostDto> =>
    (
      await test.http
        .get('/api/placement-cost')
        .query({ region: 'australia', hours: 30, weeks: 26, ...query })
        .expect(200)
    ).body;

  it('is worked out for anyone, from the facts and with their sources', async () => {
    const found = await check({ pay: '812.40' });
    expect(found).toMatchObject({
      currency: 'AUD',
      minutes: 1800,
      weeklyCents: 812_40,
      floor: { hourlyCents: 2708, weeklyCents: 812_40 },
      shortCents: 0,
      taxCents: 121_86,
      inHandCents: 690_54,
    });
    expect(found.floor.factKey).toBe('award_level2_hour');
    expect(found.facts.find(({ key }) => key === found.floor.factKey)).toMatchObject({
      validFrom: '2026-07-01',
      url: expect.stringMatching(/^https:/),
    });
    const low = await check({ pay: 250, age: 19 });
    expect(low.notes[0]).toEqual({ code: 'below_floor', amber: true });
    expect(low).toMatchObject({ shortCents: 420_20, floor: { juniorShare: 82.5, hourlyCents: 2234 } });
    const zealand = await check({ region: 'newzealand', pay: '718.50', board: 'board_deducted', deduction: '107.79' });
    expect(zealand).toMatchObject({ currency: 'NZD', mostDeductionCents: 107_78, deductionCents: 107_79 });
    expect(zealand.notes.filter(({ amber }) => amber).map(({ code }) => code)).toEqual(['deduction_above_most']);
  });

  it('is the legal minimum where no pay is given', async () => {
    expect(await check({ casual: true })).toMatchObject({ weeklyCents: 1015_50, shortCents: 0 });
  });

  it.each([
    ['no hours', { hours: '' }, 'hours'],
    ['61 hours', { hours: 61 }, 'hours'],
    ['words for hours', { hours: 'many' }, 'hours'],
    ['a negative pay', { pay: -1 }, 'pay'],
    ['three places', { pay: '1.005' }, 'pay'],
    ['a child', { age: 15 }, 'age'],
    ['an unknown kind of board', { board: 'goods' }, 'board'],
    ['more taken off than is paid', { pay: 100, board: 'board_deducted', deduction: 101 }, 'deduction'],
    ['another country', { region: 'fiji' }, 'region'],
  ])('is not worked out for %s, and the field is named', async (_, query, field) => {
    const { body } = await test.http
      .get('/api/pay-check')
      .query({ region: 'australia', hours: 30, ...query })
      .expect(400);
    expect(Object.keys(body.fields as object)).toEqual([field]);
  });

  it('is never below the law where no pay is named, also for parts of an hour', async () => {
    for (const region of ['australia', 'newzealand'])
      for (const hours of ['1.01', '7.33', '22.51', '30.01', '37.99'])
        expect(await check({ region, hours }), `${hours} hours in ${region}`).toMatchObject({ shortCents: 0 });
  });

  it('adds up to what a placement costs, with our plan as it is sold today', async () => {
    const found = await cost({ plan: 'standard', state: 'NSW' });
    expect(found.lines.map(({ part }) => part)).toEqual(['wages', 'leave', 'check', 'plan_term']);
    expect(found.lines.at(-1)).toEqual({ part: 'plan_term', cents: 0 });
    expect(found).toMatchObject({ percentOff: 100, totalCents: 26 * (812_40 + 62_49) + 132_00 });
    const premium = await cost({ plan: 'premium' });
    expect(premium.lines.slice(-2)).toEqual([
      { part: 'plan_intake', cents: 250_00 },
      { part: 'plan_placement', cents: 800_00 },
    ]);
    expect(premium.percentOff).toBeNull();
    expect((await cost({ region: 'newzealand', state: 'NSW' })).lines.map(({ part }) => part)).toEqual([
      'wages',
      'leave',
    ]);
    await test.http.get('/api/placement-cost').query({ region: 'australia', hours: 30 }).expect(400);
  });

  it('follows a figure that an admin adds, from its day on', async () => {
    const admin = await createAdmin(test);
    const before = await check({ pay: '812.40' });
    expect(before.shortCents).toBe(0);
    await admin.agent
      .post('/api/admin/legal-facts/australia/award_level2_hour/rows')
      .send({
        value: 28.11,
        validFrom: day(-1),
        sourceTitle: 'Fair Work Ombudsman: pay guide',
        sourceUrl: 'https://www.fairwork.gov.au/',
        checkedOn: day(-1),
        reviewBy: day(200),
        note: null,
      })
      .expect(201);
    expect(await check({ pay: '812.40' })).toMatchObject({ shortCents: 30_90, floor: { hourlyCents: 2811 } });
  });
});
