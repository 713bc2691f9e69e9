import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import type { Person } from '../support/people.js';
import { completeFamily, createAuPair, createFamily, familyInput } from '../support/profiles.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('Profiles', () => {
  let test: TestApp;
  let family: Person;
  let otherFamily: Person;
  let auPair: Person;
  beforeAll(async () => {
    test = await createTestApp();
    family = await createFamily(test);
    otherFamily = await createFamily(test);
    auPair = await createAuPair(test);
  });
  afterAll(() => test.close());

  describe('show photos', () => {
    const upload = async ({ agent }: Person) => {
      const bytes = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#2f7a4b' } })
        .jpeg()
        .toBuffer();
      const { body } = await agent
        .post('/api/photos')
        .attach('file', bytes, { filename: 'us.jpg', contentType: 'image/jpeg' })
        .expect(201);
      return body.id as string;
    };
    const photosOf = async (id: string) =>
      (await auPair.agent.get(`/api/family-profiles/${id}`)).body.full.photos as string[];

    it('of one’s own uploads, each once, in their order, with previews', async () => {
      const [first, second] = [await upload(family), await upload(family)];
      await completeFamily(family, { photos: [second, first, second] });
      const { body } = await auPair.agent.get(`/api/family-profiles/${family.id}`).expect(200);
      expect(body.full.photos).toEqual([second, first]);
      expect(body.full.photoPreviews).toEqual([
        expect.stringMatching(/^data:image/),
        expect.stringMatching(/^data:image/),
      ]);
      expect(body.teaser.photo).toBe(second);
      await completeFamily(family);
      expect(await photosOf(family.id)).toEqual([second, first]);
    });

    it('never those of someone else, of no one, or of another server (ASVS 2.2.3)', async () => {
      const theirs = await upload(auPair);
      for (const photos of [
        [theirs],
        [randomUUID()],
        ['https://example.com/a.jpg'],
        'https://example.com/a.jpg',
        [7],
        [[]],
      ]) {
        const { body } = await family.agent
          .put('/api/family-profiles/me')
          .send({ ...familyInput(), photos })
          .expect(400);
        expect(Object.keys(body.fields as object)).toEqual(['photos']);
      }
      const many = Array.from({ length: 13 }, () => randomUUID());
      const { body } = await family.agent
        .put('/api/family-profiles/me')
        .send({ ...familyInput(), photos: many })
        .expect(400);
      expect(body.fields).toEqual({ photos: ['A profile can show up to 12 photos'] });
    });

    it('no longer than they are there, and none when all are taken out', async () => {
      const [kept, removed] = [await upload(otherFamily), await upload(otherFamily)];
      await completeFamily(otherFamily, { photos: [removed, kept] });
      await otherFamily.agent.delete(`/api/photos/${removed}`).expect(204);
      expect(await photosOf(otherFamily.id)).toEqual([kept]);
      await completeFamily(otherFamily, { photos: null });
      expect(await photosOf(otherFamily.id)).toEqual([]);
    });
  });

  it('a place in the other country is refused, with its name (ASVS 2.2.3)', async () => {
    const { body } = await otherFamily.agent
      .put('/api/family-profiles/me')
      .send(familyInput({ location: 'Ponsonby, Auckland' }))
      .expect(400);
    expect(body.fields).toEqual({ location: ['Auckland is not in Australia. Change the location or your region'] });
  });
});
