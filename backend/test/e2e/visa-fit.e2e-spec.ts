import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { VisaFitDto, VisaOptionDto } from '../../src/modules/visas/fit/visa-fit.dto.js';
import { LegalFactsService } from '../../src/platform/facts/index.js';
import { ContentSeedsService } from '../../src/platform/seeding/index.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('Visa fit: the rules', () => {
  let test: TestApp;
  /** Today in Australia. */
  let today: string;
  let startsOn: string;

  beforeAll(async () => {
    test = await createTestApp();
    await test.app.get(ContentSeedsService).run();
    today = test.app.get(LegalFactsService).dayIn('australia');
    startsOn = new Date(Date.parse(`${today}T00:00:00Z`) + 60 * 86_400_000).toISOString().slice(0, 10);
  });
  afterAll(() => test.close());

  const ask = async (query: object): Promise<VisaFitDto> =>
    (
      await test.http
        .get('/api/visa-fit')
        .query({ region: 'australia', startsOn, ...query })
        .expect(200)
    ).body;
  const optionOf = async (query: object) => (await ask(query)).options[0] as VisaOptionDto;

  it('answer anyone, with their source, their day and what to ask the authority', async () => {
    const { passport, options, others, authority, day } = await ask({ nationality: 'DE', bornOn: '2001-05-14' });
    expect({ passport, day }).toEqual({ passport: 'Germany', day: today });
    const [option] = options;
    expect(option).toMatchObject({ visa: '417', verdict: 'open', apply: { until: '2032-05-13' } });
    expect(option?.rules.map(({ passport: of, url, checkedOn }) => [of, /^https:/.test(url), checkedOn])).toEqual([
      ['DE', true, '2026-11-23'],
      ['all', true, '2026-11-23'],
    ]);
    expect(option?.unclear[0]?.text).toContain('Ask Home Affairs');
    expect(others.length).toBeGreaterThan(1);
    expect(authority.url).toMatch(/homeaffairs/);
  });

  it('give the figures of law in their lines, and no placeholders', async () => {
    const { options } = await ask({ nationality: 'ES', bornOn: '1999-09-09' });
    expect(options[0]?.conditions[0]?.text).toMatch(/^3,400 first visas a year/);
    expect(JSON.stringify(options)).not.toContain('{{');
  });

  it('do without a day of birth, and then say nothing of age', async () => {
    const option = await optionOf({ nationality: 'GB' });
    expect(option).toMatchObject({ verdict: 'open', apply: { ageMost: 35, from: null, until: null } });
  });

  it.each([
    ['a country that there is not', { nationality: 'XX' }, 'nationality'],
    ['a name in place of a code', { nationality: 'Germany' }, 'nationality'],
    ['30 February', { nationality: 'DE', bornOn: '2001-02-30' }, 'bornOn'],
    ['a child', { nationality: 'DE', bornOn: '2020-02-01' }, 'bornOn'],
    ['a start in ten years', { nationality: 'DE', startsOn: '2099-02-01' }, 'startsOn'],
    ['an arrival in the future', { nationality: 'DE', arrivedOn: '2099-02-01' }, 'arrivedOn'],
    ['seven visas before', { nationality: 'DE', earlierVisas: 7 }, 'earlierVisas'],
    ['no region', { nationality: 'DE', region: 'fiji' }, 'region'],
  ])('do not answer %s, and name the field', async (_, query, field) => {
    const { body } = await test.http
      .get('/api/visa-fit')
      .query({ region: 'australia', startsOn, ...query })
      .expect(400);
    expect(Object.keys(body.fields as object)).toEqual([field]);
  });
});
