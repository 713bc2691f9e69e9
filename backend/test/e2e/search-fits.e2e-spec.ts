import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { PhotosService } from '../../src/modules/media/index.js';
import type { AuPairSearchPage } from '../../src/modules/search/results/search.dto.js';
import { FitsService } from '../../src/modules/search/dashboard/fits.service.js';
import type { Person } from '../support/people.js';
import { createAuPair, createFamily, registerPerson } from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let inSydney: Person;
let auPair: Person;

beforeAll(async () => {
  test = await createTestApp();
  inSydney = await createFamily(test, { location: 'Newtown, Sydney', languagesAtHome: 'English, German' });
  await createFamily(test, { location: 'Perth' });
  await createFamily(test, { location: 'Auckland' }, { region: 'newzealand' });
  auPair = await createAuPair(test, { firstName: 'Fits', preferredLocation: 'Sydney', preferredHours: 30 });
  await createAuPair(test, { firstName: 'Anywhere', preferredLocation: null, preferredHours: 10 });
  await createAuPair(test, { firstName: 'Elsewhere', preferredLocation: 'Perth' });
  await createAuPair(test, { firstName: 'Abroad' }, { region: 'newzealand' });
  await createAuPair(test, {
    firstName: 'Stranger',
    preferredLocation: 'Sydney',
    preferredHours: 60,
    availabilityDate: `1 December ${new Date().getUTCFullYear() + 3}`,
    preferredDuration: '1 month',
    languages: 'Japanese',
    experience: 'Two years of afternoons in a bakery, and every summer as a helper in a large hotel by a lake.',
  });
});
afterAll(() => test.close());

const fitsOf = ({ id }: Person, userType: 'family' | 'aupair') =>
  test.app
    .get(FitsService, { strict: false })
    .for({ userId: id, sessionId: id, userType, fullyAuthenticated: true }, 6);

describe('People who fit', () => {
  it('are for a family the best of its city, and no one with whom it has too little in common', async () => {
    const fits = await fitsOf(inSydney, 'family');
    expect(fits.map(({ auPair: card }) => card?.firstName)).toEqual(['Fits', 'Anywhere']);
    expect(fits.every(({ family }) => family === null)).toBe(true);
  });

  it('are for an au pair the families of the city they hope for', async () => {
    const fits = await fitsOf(auPair, 'aupair');
    expect(fits.map(({ family }) => family?.id)).toEqual([inSydney.id]);
  });

  it('are empty for members without a complete profile', async () => {
    expect(await fitsOf(await registerPerson(test, { userType: 'aupair' }), 'aupair')).toEqual([]);
  });
});

describe('Cards', () => {
  it('P16 show the first photo with its blur, to visitors too', async () => {
    const picture = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#f4c24b' } })
      .png()
      .toBuffer();
    const photos = test.app.get(PhotosService, { strict: false });
    const first = await photos.importTrusted(auPair.id, picture);
    const second = await photos.importTrusted(auPair.id, picture);
    await test.database.query('UPDATE au_pair_profiles SET photos = $2 WHERE id = $1', [
      auPair.id,
      [first.id, second.id],
    ]);
    const cardOf = async () => {
      const { body } = await test.http.get('/api/au-pair-profiles').expect(200);
      return (body as AuPairSearchPage).items.find(({ id }) => id === auPair.id);
    };
    expect(await cardOf()).toMatchObject({ photo: first.id, photoPreview: first.preview });
    await photos.remove(auPair.id, first.id);
    await test.database.query('UPDATE au_pair_profiles SET photos = $2 WHERE id = $1', [auPair.id, [first.id]]);
    expect(await cardOf()).toMatchObject({ photo: null, photoPreview: null });
  });
});

describe('Asking too often', () => {
  it('ASVS 2.4.1 is answered with 429 and a time to wait, for search and count alike', async () => {
    const strict = await createTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
    const statuses: number[] = [];
    for (let call = 0; call < 125; call += 1) {
      const path = call % 2 ? '/api/au-pair-profiles' : '/api/family-profiles/count';
      const { status, headers } = await strict.http.get(path);
      statuses.push(status);
      if (status === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(statuses.slice(0, 120)).toEqual(Array.from({ length: 120 }, () => 200));
    expect(statuses.slice(120)).toEqual([429, 429, 429, 429, 429]);
    await strict.close();
  });
});
