import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ContentSeeds } from '../../src/platform/seeding/index.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

interface Landing {
  language: string;
  subdomain: string;
  checkedOn: string;
  hero: { headline: string };
  cityDiscovery: { cities: { id: string }[] };
  faq: { items: unknown[] };
  requirements: { visa: { facts: { value: string }[]; links: { url: string }[] } };
}

/** Every text of a landing, addresses and paths left out. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return /^(https?:\/\/|\/)/.test(value) ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

describe('GET /api/country-landings/{country}', () => {
  let test: TestApp;
  const landing = async (country: string) =>
    (await test.http.get(`/api/country-landings/${country}`).expect(200)).body as Landing;
  beforeAll(async () => {
    test = await createTestApp();
    await test.app.get(ContentSeeds).run();
  });
  afterAll(() => test.close());

  it.each([
    ['france', 'fr', /^18–35/, 'work-holiday-417'],
    ['germany', 'de', /^18–30/, 'work-holiday-417'],
    ['spain', 'es', /^18–30/, 'work-holiday-462'],
  ])('P10 %s has a whole page in %s, with the visa of its nationality', async (country, language, age, visa) => {
    const page = await landing(country);
    expect(page).toMatchObject({ language, subdomain: language, checkedOn: '2026-11-20' });
    expect(page.requirements.visa.facts[0]?.value).toMatch(age);
    expect(page.requirements.visa.links[0]?.url).toContain(visa);
    expect(page.cityDiscovery.cities.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['sydney', 'melbourne', 'brisbane', 'perth']),
    );
  });

  it('P10 is set as its language is set', async () => {
    const french = textsOf(await landing('france')).join('\n');
    // No ordinary blank before a mark, no guillemet without its narrow one, no straight apostrophe.
    expect(french).not.toMatch(/ [;:!?»]|« |[^\u202f»\s][;!?]|['"]/);
    const german = textsOf(await landing('germany')).join('\n');
    expect(german).not.toMatch(/["“](?=\p{L})|\bSie haben\b|\bIhnen\b/u);
    const spanish = textsOf(await landing('spain')).join('\n');
    for (const question of spanish.match(/[^.!?\n]*\?/g) ?? []) expect(question).toContain('¿');
  });

  it('P10 promises nothing that nobody can promise', async () => {
    for (const country of ['france', 'germany', 'spain'])
      expect(textsOf(await landing(country)).join('\n')).not.toMatch(
        /garanti|garantiert|garantizad|100 % (sûr|sicher|segur)/i,
      );
  });

  it.each(['italy', 'uk', 'France', 'toString', '%2e%2e'])('P09 there is none for %s', async (country) => {
    const { body } = await test.http.get(`/api/country-landings/${country}`).expect(404);
    expect(body).toMatchObject({ code: 'not_found' });
  });
});
