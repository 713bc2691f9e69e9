import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuPairSearchPage } from '../../src/modules/search/results/search.dto.js';
import { LiveClient } from '../support/live-client.js';
import type { Person } from '../support/people.js';
import { createAuPair, createFamily, registerPerson } from '../support/profiles.js';
import { createPair, createTalker, sendMessage } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let family: Person;
let auPair: Person;
let bystander: Person;
let conversationId: string;
let messageId: string;
let familyPage: LiveClient;
let auPairPage: LiveClient;

beforeAll(async () => {
  test = await createTestApp();
  ({ family, auPair, conversationId } = await createPair(test));
  bystander = await createTalker(test, 'aupair');
  messageId = (await sendMessage(family, conversationId, 'Would you like to meet on video on Sunday?')).id;
  await family.agent.put(`/api/shortlist-entries/${auPair.id}`);
  familyPage = await LiveClient.connect(test, { token: family.session.access_token });
  auPairPage = await LiveClient.connect(test, { token: auPair.session.access_token });
});
afterAll(async () => {
  familyPage.close();
  auPairPage.close();
  await test.close();
});

const block = (who: Person, whom: Person, reason?: string) =>
  who.agent.put(`/api/blocks/${whom.id}`).send(reason ? { reason } : {});
const unblock = (who: Person, whom: Person) => who.agent.delete(`/api/blocks/${whom.id}`);
const idsFound = async (who: Person, path: string) => {
  const { body } = await who.agent.get(path).expect(200);
  return (body as AuPairSearchPage).items.map(({ id }) => id);
};

/** Status of every way from one person to the other. */
async function waysTo(who: Person, other: Person, otherRole: 'family' | 'au-pair') {
  const kind = `${otherRole}-profiles`;
  const status = async (request: Promise<{ status: number }>) => (await request).status;
  const list = await who.agent.get('/api/conversations').expect(200);
  return {
    found: (await idsFound(who, `/api/${kind}`)).includes(other.id),
    page: await status(who.agent.get(`/api/${kind}/${other.id}`)),
    save: await status(who.agent.put(`/api/shortlist-entries/${other.id}`)),
    start: await status(who.agent.post('/api/conversations').send({ userId: other.id })),
    listed: (list.body as { items: { id: string }[] }).items.some(({ id }) => id === conversationId),
    conversation: await status(who.agent.get(`/api/conversations/${conversationId}`)),
    thread: await status(who.agent.get(`/api/conversations/${conversationId}/messages`)),
    read: await status(who.agent.put(`/api/conversations/${conversationId}/read`).send({ seq: 1 })),
    react: await status(who.agent.put(`/api/messages/${messageId}/reactions/heart`)),
    send: await status(
      who.agent
        .post(`/api/conversations/${conversationId}/messages`)
        .send({ clientMessageId: crypto.randomUUID(), content: 'Hello?' }),
    ),
  };
}

const NO_WAY = {
  found: false,
  page: 404,
  save: 404,
  start: 404,
  listed: false,
  conversation: 404,
  thread: 404,
  read: 404,
  react: 404,
  send: 404,
};

describe('A block', () => {
  it('8.2.2 lets neither person reach the other', async () => {
    expect(await idsFound(family, '/api/au-pair-profiles')).toContain(auPair.id);
    await block(auPair, family, 'kept asking for my address').expect(204);
    await block(auPair, family).expect(204);
    expect(await waysTo(family, auPair, 'au-pair')).toEqual(NO_WAY);
    expect(await waysTo(auPair, family, 'family')).toEqual(NO_WAY);
  });

  it('closes the open conversation of both at once, and says nothing about why', async () => {
    const closed = { conversationId, available: false };
    expect(await familyPage.waitFor('conversation.availability')).toEqual(closed);
    expect(await auPairPage.waitFor('conversation.availability')).toEqual(closed);
    for (const event of ['typing', 'conversation.read', 'message.send'] as const) {
      const extra = {
        'conversation.read': { seq: 1 },
        'message.send': { clientMessageId: crypto.randomUUID(), content: 'Hi' },
      };
      const answer = await familyPage.ask(event, { conversationId, ...(event === 'typing' ? {} : extra[event]) });
      expect(answer).toMatchObject({ ok: false, error: { code: 'not_found' } });
    }
    expect(auPairPage.all('typing')).toEqual([]);
  });

  it('counts no one twice or unseen: shortlist, search count and unread messages leave them out', async () => {
    const { body: shortlist } = await family.agent.get('/api/shortlist-entries').expect(200);
    expect(shortlist).toMatchObject({ items: [] });
    const { body: count } = await family.agent.get('/api/au-pair-profiles/count').expect(200);
    const { body: all } = await test.http.get('/api/au-pair-profiles/count').expect(200);
    expect((all as { value: number }).value - (count as { value: number }).value).toBe(1);
    const unread = { p_user_profile_id: auPair.id };
    expect((await auPair.agent.post('/api/rpc/get_new_unread_message_count').send(unread).expect(200)).body).toBe(0);
  });

  it('changes nothing for anyone else', async () => {
    expect(await idsFound(bystander, '/api/family-profiles')).toContain(family.id);
    expect(await idsFound(family, '/api/au-pair-profiles')).toContain(bystander.id);
  });

  it('is listed only to the person who made it, with their note', async () => {
    const { body } = await auPair.agent.get('/api/blocks').expect(200);
    expect(body).toMatchObject({
      items: [{ person: { id: family.id, displayName: 'the Harrow family' } }],
      nextCursor: null,
    });
    expect((await family.agent.get('/api/blocks').expect(200)).body).toMatchObject({ items: [] });
  });

  it('lasts until both have removed theirs; then everything is as it was', async () => {
    await block(family, auPair).expect(204);
    await unblock(auPair, family).expect(204);
    expect(await waysTo(auPair, family, 'family')).toEqual(NO_WAY);
    await unblock(family, auPair).expect(204);
    await unblock(family, auPair).expect(204);
    expect(await waysTo(family, auPair, 'au-pair')).toMatchObject({ found: true, page: 200, listed: true, send: 201 });
    expect((await family.agent.get('/api/shortlist-entries').expect(200)).body).toMatchObject({
      items: [{ auPair: { id: auPair.id } }],
    });
    expect(
      await auPairPage.waitFor<{ available: boolean }>('conversation.availability', (one) => one.available),
    ).toEqual({
      conversationId,
      available: true,
    });
  });

  it('is not accepted of oneself or of an unknown id', async () => {
    await block(family, family).expect(404);
    await family.agent.put(`/api/blocks/${crypto.randomUUID()}`).send({}).expect(404);
    await family.agent
      .put(`/api/blocks/${auPair.id}`)
      .send({ reason: 'x'.repeat(501) })
      .expect(400);
    await test.http.get('/api/blocks').expect(401);
  });
});

describe('Blocking and reporting', () => {
  it.each(['without a confirmed email', 'without a profile'])(
    'shows a member %s no more of a family than its teaser',
    async (missing) => {
      const reader =
        missing === 'without a profile'
          ? await registerPerson(test, { userType: 'aupair', verified: true })
          : await createAuPair(test, {}, { verified: false });
      const host = await createFamily(test, { familyName: 'Quorvenhollow' });
      const rural = await createFamily(test, { location: '14 Quorven Street, Dubbo NSW' });
      await block(reader, host).expect(204);
      await block(reader, rural).expect(204);
      const { body: blocks } = await reader.agent.get('/api/blocks').expect(200);
      expect(blocks.items).toMatchObject([
        { person: { id: rural.id, displayName: 'a family in Australia' } },
        { person: { id: host.id, displayName: 'a family in Sydney' } },
      ]);
      const report = { subjectType: 'profile', subjectId: host.id, reason: 'asks-for-money' };
      const { body: sent } = await reader.agent.post('/api/reports').send(report).expect(201);
      const { body: reports } = await reader.agent.get('/api/reports').expect(200);
      expect(JSON.stringify([sent, reports])).not.toContain('Quorvenhollow');
    },
  );

  it('names a family to a member who may read its page', async () => {
    const host = await createFamily(test, { familyName: 'Quorvenhollow' });
    await block(bystander, host).expect(204);
    const { body } = await bystander.agent.get('/api/blocks').expect(200);
    expect(body.items[0].person.displayName).toBe('the Quorvenhollow family');
  });
});
