import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../support/eventually.js';
import type { Person } from '../support/people.js';
import { createAdmin, createAuPair, createFamily } from '../support/profiles.js';
import { createPlacement } from '../support/placements.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

const REVIEW = {
  stars: 2,
  words: 'The room was not ready, the pay came late, and no one wanted to talk about either of these two things.',
  hoursAsAgreed: 'no',
  payOnTime: 'no',
  houseRules: 'mostly',
  communication: 'no',
};

let test: TestApp;
let [admin, second, family, auPair] = [] as unknown as Person[] as [Person, Person, Person, Person];
beforeAll(async () => {
  test = await createTestApp();
  [admin, second] = [await createAdmin(test), await createAdmin(test)];
  [family, auPair] = await Promise.all([createFamily(test), createAuPair(test)]);
  const stay = await createPlacement(test, family, auPair);
  const { payOnTime: _, ...byFamily } = REVIEW;
  await family.agent.put(`/api/stay-reviews/${stay}`).send(byFamily).expect(200);
  await auPair.agent.put(`/api/stay-reviews/${stay}`).send(REVIEW).expect(200);
});
afterAll(() => test.close());

const aboutFamily = async () => {
  const { body } = await auPair.agent.get('/api/reviews').query({ aboutId: family.id }).expect(200);
  return body as { items: { id: string }[]; count: number };
};
const countBecomes = (count: number) =>
  eventually(`${count} reviews to be read`, async () => (await aboutFamily()).count === count);

it('a reported review that moderators take down is read and counted no more, until an appeal puts it back', async () => {
  const subjectId = (await aboutFamily()).items[0]?.id;
  await family.agent
    .post('/api/reports')
    .send({ subjectType: 'review', subjectId, reason: 'rude-or-threatening' })
    .expect(201);
  const { body } = await admin.agent.get('/api/admin/moderation-cases').query({ state: 'open' }).expect(200);
  const path = `/api/admin/moderation-cases/${(body as { items: { id: string }[] }).items[0]?.id}`;
  await admin.agent.put(`${path}/claim`).expect(200);
  await admin.agent
    .post(`${path}/decision`)
    .send({ action: 'remove', words: 'This names what it may not.', version: 1 })
    .expect(200);
  await countBecomes(0);

  const mine = await auPair.agent.get('/api/moderation-decisions').expect(200);
  const [{ id }] = (mine.body as { items: [{ id: string }] }).items;
  await auPair.agent
    .post(`/api/moderation-decisions/${id}/appeal`)
    .send({ words: 'Every word of it is true.' })
    .expect(201);
  await second.agent
    .post(`${path}/appeal-decision`)
    .send({ outcome: 'overturned', answer: 'We were wrong, and it stands again.' })
    .expect(200);
  await countBecomes(1);
  expect((await aboutFamily()).items).toEqual([expect.objectContaining({ id: subjectId })]);
});

it('a line to moderators reaches the support desk at once, each time that it says something new', async () => {
  const [host, guest] = await Promise.all([createFamily(test), createAuPair(test)]);
  const stay = await createPlacement(test, host, guest);
  const { payOnTime: _, ...byFamily } = REVIEW;
  for (const moderatorNote of ['The grandmother has a key.', 'The grandmother has a key.', 'Settled.', null])
    await host.agent
      .put(`/api/stay-reviews/${stay}`)
      .send({ ...byFamily, moderatorNote })
      .expect(200);
  const asked = await test.database.query(
    `SELECT r.person_id, m.words FROM support_requests r JOIN support_messages m ON m.request_id = r.id
     WHERE r.person_id = ANY($1) ORDER BY m.created_at`,
    [[host.id, guest.id]],
  );
  expect(asked).toEqual(
    [/^About my review of the placement from \S+ to \S+, .+\s+The grandmother has a key\.$/, /\s+Settled\.$/].map(
      (words) => ({
        person_id: host.id,
        words: expect.stringMatching(words),
      }),
    ),
  );
});
