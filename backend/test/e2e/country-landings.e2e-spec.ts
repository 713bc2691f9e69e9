import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EditableLanding } from '../../src/modules/country/index.js';
import { ContentSeedsService } from '../../src/platform/seeding/index.js';
import type { Person } from '../support/people.js';
import { createAdmin } from '../support/profiles.js';
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

describe("Countries' pages", () => {
  let test: TestApp;
  let admin: Person;
  const landing = async (country: string) =>
    (await test.http.get(`/api/country-landings/${country}`).expect(200)).body as Landing;
  beforeAll(async () => {
    test = await createTestApp();
    await test.app.get(ContentSeedsService).run();
    admin = await createAdmin(test);
  });
  afterAll(() => test.close());

  it.each([
    ['france', 'fr', /^18–35/, 'work-holiday-417'],
    ['germany', 'de', /^18–30/, 'work-holiday-417'],
    ['spain', 'es', /^18–30/, 'work-holiday-462'],
  ])('P10%s has a whole page in %s, with the visa of its nationality', async (country, language, age, visa) => {
    const page = await landing(country);
    expect(page).toMatchObject({ language, subdomain: language, checkedOn: '2026-11-20' });
    expect(page.requirements.visa.facts[0]?.value).toMatch(age);
    expect(page.requirements.visa.links[0]?.url).toContain(visa);
    expect(page.cityDiscovery.cities.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['sydney', 'melbourne', 'brisbane', 'perth']),
    );
  });

  it('P10 follows the punctuation of its language', async () => {
    const french = textsOf(await landing('france')).join('\n');
    // No ordinary blank before a mark, no guillemet without its narrow one, no straight apostrophe.
    expect(french).not.toMatch(/ [;:!?»]|« |[^\u202f»\s][;!?]|['"]/);
    const german = textsOf(await landing('germany')).join('\n');
    expect(german).not.toMatch(/["“](?=\p{L})|\bSie haben\b|\bIhnen\b/u);
    const spanish = textsOf(await landing('spain')).join('\n');
    for (const question of spanish.match(/[^.!?\n]*\?/g) ?? []) expect(question).toContain('¿');
  });

  it('P10 makes no promise of a visa or a placement', async () => {
    for (const country of ['france', 'germany', 'spain'])
      expect(textsOf(await landing(country)).join('\n')).not.toMatch(
        /garanti|garantiert|garantizad|100% (sûr|sicher|segur)/i,
      );
  });

  it.each(['italy', 'uk', 'France', 'toString', '%2e%2e'])('P09 there is none for %s', async (country) => {
    const { body } = await test.http.get(`/api/country-landings/${country}`).expect(404);
    expect(body).toMatchObject({ code: 'not_found' });
  });

  it('P10 R20 a country page is changed as a whole and shown at once, and a stale edit gets the current version', async () => {
    const open = async (): Promise<EditableLanding> =>
      (await admin.agent.get('/api/admin/country-landings/spain').expect(200)).body;
    const { version, checkedOn, content } = await open();
    const save = (change: object) => admin.agent.put('/api/admin/country-landings/spain').send(change);
    // An empty list holds nothing that breaks a rule, and is no headline with its picture.
    const { body: emptyHero } = await save({ version, checkedOn, content: { ...content, hero: [] } }).expect(400);
    expect(Object.keys(emptyHero.fields as object)).toEqual(['content.hero']);
    const listed = async () => {
      const { body: pages } = await admin.agent.get('/api/admin/country-landings').expect(200);
      return (pages as { country: string; updatedAt: string }[]).find(({ country }) => country === 'spain');
    };
    const inSitemap = async () => {
      const { body: pages } = await test.http.get('/api/publications/countries').expect(200);
      return (pages as { country: string; updatedAt: string }[]).find(({ country }) => country === 'spain')?.updatedAt;
    };
    expect(await listed()).toMatchObject({ editedHere: false, hasNewerText: false, lastEdit: null });
    const unchangedSince = await inSitemap();
    const changed = { ...content, hero: { ...content.hero, headline: 'Otra *mesa*.' } };
    const [city] = content.cityDiscovery.cities;
    const broken = {
      ...changed,
      faq: { ...changed.faq, items: [] },
      seo: { ...changed.seo, title: ' ', keywords: ['au pair', ' ', 'Australia'] },
      cityDiscovery: { ...content.cityDiscovery, cities: [city, ...content.cityDiscovery.cities.slice(0, 4)] },
      resources: { ...content.resources, items: content.resources.items.map(({ title, text }) => ({ title, text })) },
    };
    const refused = await save({ version, checkedOn, content: broken }).expect(400);
    expect(refused.body.fields).toEqual({
      'content.faq.items': [expect.stringContaining('5 to 12')],
      'content.seo.title': ['Please write something here, 70 characters at most'],
      'content.seo.keywords': ['Each entry needs 1 to 60 characters'],
      'content.cityDiscovery.cities': ['Each city can be listed once'],
      ...Object.fromEntries(
        content.resources.items.map((_, index) => [
          `content.resources.items.${index}.path`,
          ['Please enter a path of this site, such as /auth?type=aupair'],
        ]),
      ),
    });
    await save({ version, checkedOn: '2026-11-22', content: changed }).expect(200);
    const { body } = await test.http.get('/api/country-landings/spain').expect(200);
    expect(body).toMatchObject({ checkedOn: '2026-11-22', hero: { headline: 'Otra *mesa*.' } });
    const stale = await save({ version, checkedOn, content }).expect(409);
    expect(stale.body).toMatchObject({
      code: 'stale_edit',
      current: { content: { hero: { headline: 'Otra *mesa*.' } } },
    });
    const mine = { by: admin.username, at: expect.any(String) };
    expect(await listed()).toMatchObject({ editedHere: true, hasNewerText: false, lastEdit: mine });
    expect(await inSitemap()).not.toBe(unchangedSince);

    await test.database.query(`UPDATE content_seeds SET fingerprint = 'of an older release' WHERE key = 'spain'`);
    await test.app.get(ContentSeedsService).run();
    expect((await test.http.get('/api/country-landings/spain').expect(200)).body.hero.headline).toBe('Otra *mesa*.');
    const offered = await open();
    expect(offered.newerText?.content.hero.headline).toBe(content.hero.headline);
    const choice = { choice: 'take', version: offered.version };
    await admin.agent.post('/api/admin/country-landings/spain/newer-text').send(choice).expect(200);
    expect((await open()).content.hero.headline).toBe(content.hero.headline);
    expect(await listed()).toMatchObject({ editedHere: false, hasNewerText: false, lastEdit: mine });
  });
});
