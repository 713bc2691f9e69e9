import webPush from 'web-push';
import type { InterviewDto } from '../../../src/modules/interviews/interview.dto.js';
import { wallTimeOf } from '../../../src/modules/interviews/wall-time.js';
import { confirmAgreement, goodTerms, startAgreement } from '../../support/agreements.js';
import { eventually } from '../../support/eventually.js';
import { plainPdf } from '../../support/documents.js';
import { coParentOf } from '../../support/household.js';
import type { Person } from '../../support/people.js';
import { createAuPair, createFamily } from '../../support/profiles.js';
import { sendMessage, startConversation } from '../../support/talkers.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';
import type { TestDatabase } from '../../support/test-database.js';
import { canary, type Role } from './canaries.js';
import { createCases, createContent, createDocuments, createMoney } from './objects.js';
import { createStrictAdmin } from './people.js';
import { startPlacement } from './placement-objects.js';

export const SYDNEY = 'Australia/Sydney';
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
export const wallTime = (days: number) => wallTimeOf(inDays(days), SYDNEY);

/** Ids of the objects that the parties share or own, and of what only admins see. */
export type ObjectIds = Record<string, string>;

/** A product with one object of every kind between a family and an au pair, and everyone else who might reach for it. */
export interface World {
  test: TestApp;
  people: Record<Exclude<Role, 'visitor'>, Person>;
  ids: ObjectIds;
}

export async function createWorld(env: Record<string, string> = {}, database?: TestDatabase): Promise<World> {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  const push = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
  const test = await createTestApp({
    env: { ...push, BANK_ACCOUNT_AU: 'Harbour Bank|BSB 000-000|Account 1234', SELLER_ABN: '51824753556', ...env },
    ...(database && { database }),
  });
  const people = await createPeople(test);
  const ids: ObjectIds = {};
  await createTalk(people, ids);
  await createAgreement(test, people, ids);
  await createDocuments(test, people, ids);
  await createMoney(test, people, ids);
  await createContent(people, ids);
  await createCases(test, people, ids);
  for (const [role, { id }] of Object.entries(people)) ids[role] = id;
  return { test, people, ids };
}

async function createPeople(test: TestApp): Promise<World['people']> {
  const details = (word: string) => `${word} is where we spend our weekends, in the garden or at the beach, all of us.`;
  const family = await createFamily(
    test,
    { familyName: canary('familySurname'), accommodationDetails: details(canary('familyDetails')) },
    { email: `${canary('familyEmail')}@example.com` },
  );
  const auPair = await createAuPair(
    test,
    { lastName: canary('auPairSurname'), experience: details(canary('auPairDetails')) },
    { email: `${canary('auPairEmail')}@example.com` },
  );
  const people = {
    family,
    coParent: await coParentOf(test, family),
    auPair,
    unverified: await createFamily(test, {}, { verified: false }),
    otherFamily: await createFamily(test),
    otherAuPair: await createAuPair(test),
    blocked: await createAuPair(test),
    suspended: await createFamily(test),
    admin: await createStrictAdmin(test, 'set up'),
    owingAdmin: await createStrictAdmin(test, 'owed'),
  };
  await family.agent
    .patch('/api/profiles/me')
    .send({ phoneNumber: `+${canary('familyPhone')}` })
    .expect(200);
  await auPair.agent
    .patch('/api/profiles/me')
    .send({ phoneNumber: `+${canary('auPairPhone')}` })
    .expect(200);
  return people;
}

const CANARIES_IN = (name: Parameters<typeof canary>[0]) => `About ${canary(name)}, and that is all there is to say.`;

/** A conversation with a message, a held one, an interview and notes about it; and one that a block has closed. */
async function createTalk(people: World['people'], ids: ObjectIds): Promise<void> {
  const { family, auPair, blocked } = people;
  ids['conversation'] = (await startConversation(family, auPair)).id;
  ids['message'] = (await sendMessage(family, ids['conversation'], `On ${canary('message')}.`)).id;
  await sendMessage(auPair, ids['conversation'], 'Hello.');
  const upload = family.agent.post(`/api/conversations/${ids['conversation']}/attachments`);
  const attached = await upload
    .attach('file', plainPdf(), { filename: `${canary('messageFile')}.pdf`, contentType: 'application/pdf' })
    .expect(201);
  ids['messageFile'] = (attached.body as { id: string }).id;
  await family.agent
    .post(`/api/conversations/${ids['conversation']}/messages`)
    .send({ clientMessageId: crypto.randomUUID(), content: '', attachmentIds: [ids['messageFile']] })
    .expect(201);
  ids['heldMessage'] = crypto.randomUUID();
  await auPair.agent
    .post(`/api/conversations/${ids['conversation']}/messages`)
    .send({
      clientMessageId: ids['heldMessage'],
      content: `Please send it by Western Union, ${canary('heldMessage')}.`,
    })
    .expect(409);
  const { body } = await family.agent
    .post('/api/interviews')
    .send({ conversationId: ids['conversation'], minutes: 30, timeZone: SYDNEY, times: [wallTime(3)] })
    .expect(201);
  const interview = body as InterviewDto;
  ids['interview'] = interview.id;
  ids['proposal'] = interview.proposals[0]?.id ?? '';
  await family.agent
    .put(`/api/interviews/${interview.id}/notes`)
    .send({ content: CANARIES_IN('interviewNotes'), asked: [], revision: 0 })
    .expect(200);
  await family.agent
    .put(`/api/person-notes/${auPair.id}`)
    .send({ content: CANARIES_IN('personNote'), labels: [] })
    .expect(200);
  ids['blockedConversation'] = (await startConversation(blocked, family)).id;
  for (const person of [family, auPair])
    await person.agent
      .put(`/api/blocks/${blocked.id}`)
      .send(person === family ? { reason: CANARIES_IN('blockReason') } : {})
      .expect(204);
  ids['notification'] = await eventually('a notification', async () => {
    const { body: list } = await auPair.agent.get('/api/notifications').expect(200);
    return (list as { items: { id: string }[] }).items[0]?.id;
  });
}

/** A signed agreement, one that is being drafted, a way out of the first, and a listing with an application. */
async function createAgreement(test: TestApp, people: World['people'], ids: ObjectIds): Promise<void> {
  const { family, auPair, otherAuPair } = people;
  const pair = { family, auPair, conversationId: ids['conversation'] ?? '' };
  const terms = goodTerms({ meals: { description: CANARIES_IN('agreementTerms') } });
  ids['agreement'] = await confirmAgreement(test, pair, terms, `A word about ${canary('termsNote')}.`);
  await startPlacement(test, people, ids);
  const { id: otherConversation } = await startConversation(family, otherAuPair);
  const drafted = await startAgreement(family, otherConversation);
  ids['draft'] = drafted.id;
  await family.agent
    .put(`/api/agreements/${ids['draft']}/draft`)
    .send({ basedOn: drafted.draft?.updatedAt, terms: { meals: { description: CANARIES_IN('agreementDraft') } } })
    .expect(200);
  const reason = `${CANARIES_IN('exitReason')} The hours have doubled and no one talks about it.`;
  const exit = await auPair.agent.post('/api/exits').send({ agreementId: ids['agreement'], reason }).expect(201);
  ids['exit'] = (exit.body as { id: string }).id;
}
