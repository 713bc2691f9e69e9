import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PersonNoteDto, PersonNotes } from '../../src/modules/shortlists/notes/person-note.dto.js';
import type { Person } from '../support/people.js';
import { createAdmin, createAuPair, createFamily } from '../support/profiles.js';
import { sendMessage, startConversation } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let family: Person;
let auPair: Person;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const put = (who: Person, id: string, note: object) => who.agent.put(`/api/person-notes/${id}`).send(note);
const list = async (who: Person, ...ids: string[]): Promise<PersonNoteDto[]> => {
  const { body } = await who.agent.get('/api/person-notes').query({ ids: ids.join() }).expect(200);
  return (body as PersonNotes).items;
};

describe('A note about someone', () => {
  beforeAll(async () => {
    [family, auPair] = [await createFamily(test), await createAuPair(test)];
  });

  it('is kept with its labels, for its writer alone', async () => {
    const { body } = await put(family, auPair.id, {
      content: ' Calm.\nCall again. ',
      labels: ['Swims  well', 'swims well', ' '],
    });
    expect(body).toEqual({
      aboutId: auPair.id,
      content: 'Calm.\nCall again.',
      labels: ['Swims well'],
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect(await list(family, auPair.id)).toEqual([body]);
    expect(await list(auPair, auPair.id, family.id)).toEqual([]);
    expect(await list(await createFamily(test), auPair.id)).toEqual([]);
    expect(JSON.stringify((await auPair.agent.get(`/api/family-profiles/${family.id}`)).body)).not.toContain('Calm');
  });

  it('can be written by au pairs too, and is listed with others in one call', async () => {
    const other = await createFamily(test);
    for (const { id } of [family, other]) await put(auPair, id, { content: `About ${id}`, labels: [] }).expect(200);
    expect((await list(auPair, family.id, other.id, randomUUID())).map(({ content }) => content).sort()).toEqual(
      [`About ${family.id}`, `About ${other.id}`].sort(),
    );
  });

  it('is not overwritten by an older window', async () => {
    const lena = await createAuPair(test);
    const first = (await put(family, lena.id, { content: 'One', labels: [], basedOn: null }).expect(200))
      .body as PersonNoteDto;
    const second = await put(family, lena.id, { content: 'Two', labels: [], basedOn: first.updatedAt }).expect(200);
    for (const basedOn of [null, first.updatedAt]) {
      const { body } = await put(family, lena.id, { content: 'Old', labels: [], basedOn }).expect(409);
      expect(body).toMatchObject({ code: 'stale_edit', current: second.body as object });
    }
    expect(await list(family, lena.id)).toEqual([second.body]);
  });

  it('that is empty counts as none, and can be replaced', async () => {
    const lena = await createAuPair(test);
    await put(family, lena.id, { content: 'One', labels: ['A'] }).expect(200);
    await put(family, lena.id, { content: '', labels: [] }).expect(200);
    expect(await list(family, lena.id)).toEqual([]);
    await put(family, lena.id, { content: 'New', labels: [], basedOn: null }).expect(200);
  });

  it('stays while a person in a conversation with its writer is paused, and cannot be about someone who is not found', async () => {
    const [known, unknown] = [await createAuPair(test), await createAuPair(test)];
    await sendMessage(family, (await startConversation(family, known)).id, 'Good morning');
    for (const { agent } of [known, unknown])
      await agent.put('/api/au-pair-profiles/me/active').send({ active: false }).expect(200);
    await put(family, known.id, { content: 'Pauses', labels: [] }).expect(200);
    await put(family, unknown.id, { content: 'Pauses', labels: [] }).expect(404);
    await put(family, randomUUID(), { content: 'No one', labels: [] }).expect(404);
    await put(family, family.id, { content: 'Us', labels: [] }).expect(404);
    await put(family, (await createFamily(test)).id, { content: 'A family', labels: [] }).expect(404);
    await known.agent.put(`/api/blocks/${family.id}`).send({}).expect(204);
    await put(family, known.id, { content: 'Hidden', labels: [] }).expect(404);
  });

  it('R19 is not for visitors and admins', async () => {
    await test.http.get('/api/person-notes').query({ ids: auPair.id }).expect(401);
    const admin = await createAdmin(test);
    await admin.agent.get('/api/person-notes').query({ ids: auPair.id }).expect(403);
    await put(admin, auPair.id, { content: 'Mine', labels: [] }).expect(403);
  });

  it.each([
    ['a text of 2,001 characters', { content: 'x'.repeat(2_001), labels: [] }, 'content'],
    ['six labels', { content: '', labels: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'labels'],
    ['a long label', { content: '', labels: ['x'.repeat(25)] }, 'labels'],
    ['a label that is no text', { content: '', labels: [1] }, 'labels'],
    ['an address as a label', { content: '', labels: ['lena@example.com'] }, 'labels'],
    ['no labels', { content: '' }, 'labels'],
  ])('V05 does not take %s', async (_name, note, field) => {
    const { body } = await put(family, auPair.id, note).expect(400);
    expect(body).toMatchObject({ code: 'validation_failed', fields: { [field]: [expect.any(String)] } });
  });

  it('V05 does not list about bad ids, or more than 50', async () => {
    const ids = Array.from({ length: 51 }, () => randomUUID());
    for (const asked of ['', 'lena', ids.join(), `${ids[0]},${ids[0]}`])
      await family.agent.get('/api/person-notes').query({ ids: asked }).expect(400);
    await family.agent.get('/api/person-notes').expect(400);
  });
});
