import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { AccountSuspensionService } from '../../src/modules/auth/index.js';
import type { NotificationCreatedDto } from '../../src/modules/notifications/inbox/notification.dto.js';
import type { MessageDto } from '../../src/modules/messaging/sending/message.dto.js';
import { CO_PARENT_PASSWORD, coParentOf, householdOf, invitationTo, join, newAddress } from '../support/household.js';
import { emailTo } from '../support/inbox.js';
import { applications, apply, publish } from '../support/job-listings.js';
import { LiveClient } from '../support/live-client.js';
import { GOOD_PASSWORD, signUpPerson, type Person } from '../support/people.js';
import { eraseWhenDue } from '../support/personal-data.js';
import { completeFamily } from '../support/profiles.js';
import { createPlacement } from '../support/placements.js';
import { createTalker, sendMessage, startConversation } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let clients: LiveClient[] = [];
beforeAll(async () => {
  test = await createTestApp();
});
afterEach(() => {
  for (const client of clients) client.close();
  clients = [];
});
afterAll(() => test.close());

const connect = async (token: string) => {
  const client = await LiveClient.connect(test, { token });
  clients.push(client);
  return client;
};

const isThere = async ({ id }: Person) =>
  (await test.database.query('SELECT FROM accounts WHERE id = $1', [id])).length === 1;

describe('A co-parent', () => {
  let owner: Person;
  let auPair: Person;
  let sam: Person;
  let conversationId: string;
  beforeAll(async () => {
    [owner, auPair] = [await createTalker(test, 'family'), await createTalker(test, 'aupair')];
    conversationId = (await startConversation(owner, auPair)).id;
    await sendMessage(owner, conversationId, 'Hello from the account holder');
    sam = await coParentOf(test, owner);
  });

  const messagesOf = async ({ agent }: Person): Promise<MessageDto[]> => {
    const { body } = await agent.get(`/api/conversations/${conversationId}/messages`).expect(200);
    return (body as { items: { message: MessageDto }[] }).items.map(({ message }) => message);
  };

  it('reads what the family reads, over HTTP and sockets', async () => {
    expect(await messagesOf(sam)).toHaveLength(1);
    expect((await sam.agent.get('/api/family-profiles/me').expect(200)).body.familyName).toBe('Harrow');
    await owner.agent.put(`/api/shortlist-entries/${auPair.id}`).send({}).expect(204);
    const { body } = await sam.agent.get('/api/shortlist-entries').expect(200);
    expect(JSON.stringify(body)).toContain(auPair.id);
    await apply(auPair, await publish(owner), { knowingly: true }).expect(201);
    expect((await applications(owner))[0]?.moves).toContain('accept');
    expect(await applications(sam)).toMatchObject([{ state: 'applied', moves: [] }]);

    const client = await connect(sam.session.access_token);
    await sendMessage(auPair, conversationId, 'Good evening');
    await client.waitFor<MessageDto>('message.created', ({ content }) => content === 'Good evening');
  });

  it('moves with the family to the other country, and open pages of both read the account again', async () => {
    const pages = [await connect(owner.session.access_token), await connect(sam.session.access_token)];
    await completeFamily(owner, { location: 'Ponsonby, Auckland' });
    for (const page of pages) await page.waitFor('account.updated');
    expect((await sam.agent.get('/api/accounts/me').expect(200)).body.region).toBe('newzealand');
    await completeFamily(owner, { location: 'Newtown, Sydney' });
  });

  it('writes as the family, and both sides see who wrote it', async () => {
    const [client, hers] = [await connect(sam.session.access_token), await connect(auPair.session.access_token)];
    const overHttp = await sendMessage(sam, conversationId, 'Sam here, over HTTP');
    const overSocket = await client.done<MessageDto>('message.send', {
      conversationId,
      clientMessageId: randomUUID(),
      content: 'Sam here, over a socket',
    });
    for (const message of [overHttp, overSocket])
      expect(message).toMatchObject({ senderId: owner.id, writtenBy: { name: 'Sam' } });
    const told = await hers.waitFor<MessageDto>('message.created', ({ id }) => id === overSocket.id);
    expect(told.writtenBy).toEqual({ name: 'Sam' });
    for (const person of [owner, auPair]) {
      const written = await messagesOf(person);
      expect(written.find(({ id }) => id === overHttp.id)?.writtenBy).toEqual({ name: 'Sam' });
      expect(written[0]).not.toHaveProperty('writtenBy');
    }
  });

  it('reads nothing that only the account holder and our team may read', async () => {
    const agreementId = await createPlacement(test, owner, auPair, { state: 'active', starts: -3, ends: 90 });
    const placementOf = async ({ agent }: Person) => ({
      plan: (await agent.get(`/api/arrivals/${agreementId}`).expect(200)).body,
      summary: (await agent.get('/api/arrivals').expect(200)).body.items[0],
      exits: (await agent.get('/api/exits').expect(200)).body,
      inbox: (await agent.get('/api/notifications').expect(200)).body,
      count: (await agent.get('/api/notifications/unread-count').expect(200)).body.unreadCount,
    });
    await placementOf(owner);
    await test.database.query('UPDATE arrival_check_ins SET due_on = due_on - 7 WHERE person_id = $1', [owner.id]);
    const [hers, his] = [await connect(owner.session.access_token), await connect(sam.session.access_token)];
    const before = await placementOf(sam);
    const reason = 'I do not feel safe in this placement.';
    await owner.agent.post('/api/exits').send({ agreementId, reason }).expect(201);
    const isExit = ({ notification }: NotificationCreatedDto) => notification.kind === 'exit.requested';
    const { notification } = await hers.waitFor<NotificationCreatedDto>('notification.created', isExit);

    const holder = await placementOf(owner);
    expect(holder.plan.checkIns.length).toBeGreaterThan(0);
    expect(holder).toMatchObject({ summary: { openCheckIn: 7 }, exits: { latest: { agreementId } } });
    const after = await placementOf(sam);
    expect(after).toMatchObject({
      plan: { checkIns: [] },
      summary: { openCheckIn: null },
      exits: { latest: null, agreements: [{ id: agreementId }] },
      inbox: { items: before.inbox.items, unreadCount: before.count },
      count: before.count,
    });
    await sam.agent.put(`/api/notifications/${notification.id}/read`).expect(404);
    await sam.agent.post('/api/notifications/read-all').send({ until: notification.createdAt }).expect(200);
    expect((await placementOf(owner)).count).toBe(1);
    await owner.agent.put(`/api/notifications/${notification.id}/read`).expect(200);
    await hers.waitFor('notifications.read', ({ unreadCount }: { unreadCount: number }) => unreadCount === 0);
    await his.waitFor('notifications.read');
    expect(his.all<NotificationCreatedDto>('notification.created').filter(isExit)).toEqual([]);
  });

  it('reads neither the terms that the account holder has not sent, nor their address and number', async () => {
    const { body: draft } = await owner.agent.post('/api/agreements').send({ conversationId }).expect(201);
    await sam.agent.get(`/api/agreements/${draft.id}`).expect(404);
    const isListed = async ({ agent }: Person) =>
      JSON.stringify((await agent.get('/api/agreements').expect(200)).body).includes(draft.id);
    expect([await isListed(owner), await isListed(sam)]).toEqual([true, false]);
    await owner.agent.patch('/api/profiles/me').send({ phoneNumber: '+61 412 345 678' }).expect(200);
    expect((await sam.agent.get(`/api/user/${owner.id}`).expect(200)).body).toMatchObject({
      id: owner.id,
      email: sam.email,
      phoneNumber: null,
    });
  });

  it('edits and deletes only what they wrote; the account holder edits only their own words', async () => {
    const [byOwner, bySam] = [
      await sendMessage(owner, conversationId, 'Words of the owner'),
      await sendMessage(sam, conversationId, 'Words of Sam'),
    ];
    const edit = ({ agent }: Person, { id }: MessageDto) => agent.patch(`/api/messages/${id}`).send({ content: 'New' });
    await edit(sam, byOwner).expect(404);
    await edit(owner, bySam).expect(404);
    await edit(sam, bySam).expect(200);
    await sam.agent.delete(`/api/messages/${byOwner.id}`).expect(404);
    await owner.agent.delete(`/api/messages/${bySam.id}`).expect(200);
  });

  it('may not bind the family, pay, change its profile, or give access', async () => {
    const any = randomUUID();
    const forbidden: [method: 'get' | 'post' | 'put' | 'patch' | 'delete', path: string][] = [
      ['post', `/api/agreements/${any}/signatures`],
      ['post', '/api/agreements'],
      ['post', '/api/purchases'],
      ['post', `/api/invoices/${any}/checkout`],
      ['post', '/api/auth/create-profile-optimized'],
      ['put', '/api/family-profiles/me'],
      ['put', '/api/family-profiles/me/active'],
      ['patch', '/api/profiles/me'],
      ['get', '/api/calendar-feed'],
      ['post', '/api/calendar-feed'],
      ['put', '/api/push-devices'],
      ['get', `/api/verifications/me/files/${any}`],
      ['post', '/api/support-requests'],
      ['post', `/api/hours/${any}/confirmations`],
      ['post', '/api/households/me/invitations'],
      ['post', '/api/households/me/invitations/resend'],
      ['delete', '/api/households/me/invitations/current'],
      ['delete', '/api/households/me/co-parent'],
    ];
    for (const [method, path] of forbidden) {
      const { status, body } = await sam.agent[method](path).send({});
      expect({ path, status, code: (body as { code: string }).code }).toEqual({
        path,
        status: 403,
        code: 'owner_only',
      });
    }
    expect((await sam.agent.get('/api/admin/audit-entries')).status).toBe(403);
  });

  it('sees, changes and exports their own account, never the account holder’s', async () => {
    expect((await sam.agent.get('/api/accounts/me').expect(200)).body).toMatchObject({
      id: owner.id,
      email: sam.email,
    });
    const { body } = await sam.agent.get('/api/sessions').expect(200);
    expect((body as { items: object[] }).items).toHaveLength(1);
    await sam.agent
      .post('/api/email-changes')
      .send({ email: newAddress(), currentPassword: CO_PARENT_PASSWORD })
      .expect(202);
    const wrong = { currentPassword: GOOD_PASSWORD, newPassword: 'nine herons sketch maps' };
    await sam.agent.put('/api/accounts/me/password').send(wrong).expect(403);

    // A token of the co-parent's account is not one of the family's.
    const [, claims = ''] = sam.session.access_token.split('.');
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ sub: sam.id });
  });

  it('has nothing after the account holder removes them: sessions and sockets end at once', async () => {
    const family = await createTalker(test, 'family');
    const lena = await createTalker(test, 'aupair');
    const { id } = await startConversation(family, lena);
    const alex = await coParentOf(test, family);
    const written = await sendMessage(alex, id, 'From Sam');
    const client = await connect(alex.session.access_token);
    await family.agent.delete('/api/households/me/co-parent').expect(204);
    await client.waitFor('disconnect');
    for (const path of ['/api/conversations', '/api/accounts/me']) await alex.agent.get(path).expect(401);
    await expect(connect(alex.session.access_token)).rejects.toMatchObject({ data: { code: 'unauthorized' } });
    await alex.agent.post('/api/sessions').send({ email: alex.email, password: CO_PARENT_PASSWORD }).expect(401);
    await emailTo(test, alex.email, /no longer act/);
    expect(await householdOf(family)).toEqual({ coParent: null, invitation: null });
    await family.agent.delete('/api/households/me/co-parent').expect(404);

    const { body } = await lena.agent.get(`/api/conversations/${id}/messages`).expect(200);
    expect((body as { items: { message: MessageDto }[] }).items[0]?.message).toMatchObject({
      id: written.id,
      writtenBy: { name: null },
    });
    // The address is free again.
    await invitationTo(test, family, alex.email);
  });

  it('can leave, and the family keeps what they wrote', async () => {
    const family = await createTalker(test, 'family');
    const alex = await coParentOf(test, family);
    await alex.agent.delete('/api/households/me/membership').expect(204);
    expect(await isThere(alex)).toBe(false);
    await alex.agent.get('/api/conversations').expect(401);
    expect(await householdOf(family)).toMatchObject({ coParent: null });
    await emailTo(test, family.email, /Sam no longer acts/);
    await family.agent.delete('/api/households/me/membership').expect(404);
  });
});

describe('A closed account', () => {
  it('of the family bars the co-parent, who can log in again when it is open', async () => {
    const family = await createTalker(test, 'family');
    const alex = await coParentOf(test, family);
    const client = await connect(alex.session.access_token);
    const suspension = test.app.get(AccountSuspensionService, { strict: false });
    await suspension.disable(family.id);
    await client.waitFor('disconnect');
    await alex.agent.get('/api/conversations').expect(401);
    const again = () => test.http.post('/api/sessions').send({ email: alex.email, password: CO_PARENT_PASSWORD });
    expect((await again().expect(403)).body.code).toBe('account_disabled');
    await suspension.enable(family.id);
    await again().expect(200);
  });

  it('of the co-parent bars only the co-parent', async () => {
    const family = await createTalker(test, 'family');
    const alex = await coParentOf(test, family);
    await test.app.get(AccountSuspensionService, { strict: false }).disable(alex.id);
    await alex.agent.get('/api/conversations').expect(401);
    await family.agent.get('/api/conversations').expect(200);
  });
});

describe('The erasure', () => {
  it('of the family erases the co-parent’s account and the invitation', async () => {
    const [family, inviting] = [await createTalker(test, 'family'), await createTalker(test, 'family')];
    const alex = await coParentOf(test, family);
    const { token } = await invitationTo(test, inviting);
    for (const { agent } of [family, inviting])
      await agent.post('/api/personal-data/me/erasure').send({ password: GOOD_PASSWORD }).expect(200);
    await eraseWhenDue(test);
    expect([await isThere(family), await isThere(alex)]).toEqual([false, false]);
    await alex.agent.get('/api/accounts/me').expect(401);
    await join(test, token).expect(400);
  });

  it('of the co-parent leaves the family and what it holds', async () => {
    const [family, lena] = [await createTalker(test, 'family'), await createTalker(test, 'aupair')];
    const { id } = await startConversation(family, lena);
    const alex = await coParentOf(test, family);
    await sendMessage(alex, id, 'Still here later');
    await alex.agent.post('/api/personal-data/me/erasure').send({ password: CO_PARENT_PASSWORD }).expect(200);
    await eraseWhenDue(test);
    expect([await isThere(family), await isThere(alex)]).toEqual([true, false]);
    const { body } = await family.agent.get(`/api/conversations/${id}/messages`).expect(200);
    expect(JSON.stringify(body)).toContain('Still here later');
    await signUpPerson(test, { email: alex.email });
  });
});
