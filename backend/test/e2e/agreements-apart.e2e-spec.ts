import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ObjectStorage } from '../../src/platform/storage/index.js';
import { confirmAgreement, goodTerms, meetAndVerify, propose, sign, startAgreement } from '../support/agreements.js';
import { textOfPdf } from '../support/pdf-text.js';
import { GOOD_PASSWORD, type Person } from '../support/people.js';
import { eraseWhenDue } from '../support/personal-data.js';
import { createAdmin } from '../support/profiles.js';
import { everythingNoticed } from '../support/settled.js';
import { createPair } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
afterEach(() => {
  vi.restoreAllMocks();
});

const block = (who: Person, whom: Person) => who.agent.put(`/api/blocks/${whom.id}`).send({}).expect(204);
const unblock = (who: Person, whom: Person) => who.agent.delete(`/api/blocks/${whom.id}`).expect(204);

async function proposedAgreement() {
  const pair = await createPair(test);
  const { family, auPair, conversationId } = pair;
  await meetAndVerify(test, conversationId, family, auPair);
  const { id } = await startAgreement(family, conversationId);
  await propose(family, id, 0, goodTerms()).expect(201);
  return { ...pair, id };
}

describe('Agreements of people who are kept apart', () => {
  it('takes no terms, notes or signatures between people of whom one has blocked the other', async () => {
    const { family, auPair, id } = await proposedAgreement();
    await block(family, auPair);
    await propose(auPair, id, 1, goodTerms(), 'You cannot get rid of me.').expect(404);
    await sign(auPair, id, 1).expect(404);
    const { body } = await family.agent.get(`/api/agreements/${id}`).expect(200);
    expect(body).toMatchObject({ state: 'proposed', version: { number: 1 } });

    await unblock(family, auPair);
    await sign(auPair, id, 1).expect(201);
    await block(auPair, family);
    await sign(family, id, 1).expect(404);
    await propose(family, id, 1, goodTerms(), 'Please read this.').expect(404);
  });

  it('keeps a way to cancel for both after a block', async () => {
    const { family, auPair, id } = await proposedAgreement();
    await block(family, auPair);
    const reason = 'We will not go on with this.';
    const { body } = await family.agent.post(`/api/agreements/${id}/cancellation`).send({ reason }).expect(200);
    expect(body.state).toBe('cancelled');
  });

  it('shows no reason that someone writes to a person who has blocked them, until the block is removed', async () => {
    const { family, auPair, id } = await proposedAgreement();
    await block(family, auPair);
    const reason = 'You will be sorry that you blocked me.';
    await auPair.agent.post(`/api/agreements/${id}/cancellation`).send({ reason }).expect(200);
    const closingFor = async ({ agent }: Person) =>
      (await agent.get(`/api/agreements/${id}`).expect(200)).body.closing as unknown;
    expect(await closingFor(family)).toEqual({ by: 'them', reason: null, findings: [] });
    expect(await closingFor(auPair)).toEqual({ by: 'you', reason, findings: [] });
    await unblock(family, auPair);
    expect(await closingFor(family)).toEqual({ by: 'them', reason, findings: [] });
  });

  it('confirms nothing with a member whose account moderators have suspended', async () => {
    const admin = await createAdmin(test);
    const { family, auPair, id } = await proposedAgreement();
    await sign(auPair, id, 1).expect(201);
    const until = new Date(Date.now() + 7 * 86_400_000).toISOString();
    const why = { until, words: 'Three families reported the same request for money.', reason: 'Three reports today' };
    await admin.agent.put(`/api/admin/users/${auPair.id}/suspension`).send(why).expect(204);
    const { body } = await sign(family, id, 1).expect(409);
    expect(body).toMatchObject({ code: 'invalid_state_transition' });
    const { body: page } = await family.agent.get(`/api/agreements/${id}`).expect(200);
    expect(page.state).toBe('accepted');
  });
});

describe('The document of an agreement', () => {
  it('names no one who was erased while it was made', async () => {
    const pair = await createPair(test);
    const { family, auPair } = pair;
    const id = await confirmAgreement(test, pair);
    const address = `/api/agreements/${id}/agreement.pdf`;
    const storage = test.app.get(ObjectStorage, { strict: false });
    await everythingNoticed(test, 'arrangement.confirmed');
    for await (const { key } of storage.list(`agreements/${id}`)) await storage.delete(key);
    await test.database.query(`UPDATE agreements SET state = 'completed' WHERE id = $1`, [id]);
    const [signed] = await test.database.query<{ name: string }>(
      'SELECT full_name AS name FROM agreement_acceptances WHERE agreement_id = $1 AND person_id = $2',
      [id, auPair.id],
    );
    await auPair.agent.post('/api/personal-data/me/erasure').send({ password: GOOD_PASSWORD }).expect(200);
    const put = storage.put.bind(storage);
    vi.spyOn(storage, 'put').mockImplementationOnce(async (...what) => {
      await eraseWhenDue(test);
      await put(...what);
    });
    const words = async () => textOfPdf((await family.agent.get(address).buffer(true).expect(200)).body as Buffer);
    expect(await words()).not.toContain(signed?.name);
    expect(await test.database.query('SELECT FROM accounts WHERE id = $1', [auPair.id])).toEqual([]);
    expect(await words()).not.toContain(signed?.name);
  });
});
