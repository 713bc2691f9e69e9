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

    it('with a whole focal point or none', async () => {
      const photo = await upload(family);
      for (const half of [{ x: 10 }, { y: 10 }])
        await family.agent.patch(`/api/photos/${photo}`).send({ focalPoint: half }).expect(400);
      for (const half of ['focus_x = 10, focus_y = NULL', 'focus_x = NULL, focus_y = 10'])
        await expect(test.database.query(`UPDATE uploads SET ${half} WHERE id = $1`, [photo])).rejects.toThrow(
          'uploads_whole_focus_check',
        );
    });

    it('with the focal point that its owner chose, wherever they are shown, until it is forgotten', async () => {
      const photo = await upload(family);
      await completeFamily(family, { photos: [photo] });
      const choose = (who: Person, focalPoint: unknown, id = photo) =>
        who.agent.patch(`/api/photos/${id}`).send({ focalPoint });
      const point = { x: 30, y: 12 };
      await choose(family, point).expect(204);
      const { body: page } = await auPair.agent.get(`/api/family-profiles/${family.id}`).expect(200);
      expect(page.full.photoFocalPoints).toEqual([point]);
      expect(page.teaser.photoFocalPoint).toEqual(point);
      const card = async () => {
        const { body } = await auPair.agent.get('/api/family-profiles').expect(200);
        return (body.items as { id: string }[]).find(({ id }) => id === family.id);
      };
      // The first time the card is made, the second time read as it was stored.
      for (const found of [await card(), await card()]) expect(found).toMatchObject({ photo, photoFocalPoint: point });
      expect((await family.agent.get(`/api/user/${family.id}`)).body).toMatchObject({ photoFocalPoint: point });
      const { body: own } = await family.agent.get('/api/photos').expect(200);
      expect(own.items).toContainEqual(expect.objectContaining({ id: photo, focalPoint: point }));
      expect((await otherFamily.agent.get('/api/photos')).body).toEqual({ items: [] });

      await choose(otherFamily, point).expect(404);
      await choose(family, point, randomUUID()).expect(404);
      for (const wrong of [undefined, {}, { x: 101, y: 0 }, { x: 0.5, y: 0 }, { x: 0 }, 'middle', [1, 2]])
        await choose(family, wrong).expect(400);
      await choose(family, null).expect(204);
      expect(await card()).toMatchObject({ photo, photoFocalPoint: null });
    });

    it('as landscapes where the crop is one, with the focal point that came with them', async () => {
      const wide = await sharp({ create: { width: 2000, height: 900, channels: 3, background: '#2f7a4b' } })
        .png()
        .toBuffer();
      const send = (focalPoint: unknown) =>
        family.agent
          .post('/api/photos')
          .field('crop', JSON.stringify({ x: 0.1, y: 0, width: 0.6, height: 1 }))
          .field('focalPoint', JSON.stringify(focalPoint))
          .attach('file', wide, { filename: 'us.png', contentType: 'image/png' });
      const { body } = await send({ x: 80, y: 25 }).expect(201);
      expect([body.width, body.height, body.focalPoint]).toEqual([1200, 900, { x: 80, y: 25 }]);
      const { body: file } = await test.http.get(body.urls[400]).responseType('blob').expect(200);
      expect((await sharp(file as Buffer).metadata()).height).toBe(300);
      for (const wrong of [{ x: 101, y: 0 }, { x: 1 }, { x: 1, y: 1, z: 1 }, null, 7]) {
        const { body: refused } = await send(wrong).expect(400);
        expect(refused.fields).toHaveProperty('focalPoint');
      }
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
});
