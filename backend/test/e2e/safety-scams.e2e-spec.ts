import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ModerationCaseDto } from '../../src/modules/admin/moderation/moderation-case.dto.js';
import type { AgreementDto } from '../../src/modules/agreements/agreement.dto.js';
import { goodTerms, propose, startAgreement } from '../support/agreements.js';
import { eventually } from '../support/eventually.js';
import { LiveClient } from '../support/live-client.js';
import { caseAbout, claim, decide, textsOf } from '../support/moderators.js';
import type { Person } from '../support/people.js';
import { applications, apply, board, publish } from '../support/job-listings.js';
import { auPairInput, createAdmin } from '../support/profiles.js';
import { everythingNoticed } from '../support/settled.js';
import { createPair } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

let test: TestApp;
let admin: Person;

beforeAll(async () => {
  test = await createTestApp();
  admin = await createAdmin(test);
});
afterAll(() => test.close());

const WARNED = 'You need to pay a small processing fee in advance.';
const HELD = 'Please send it by Western Union to my cousin.';

const send = ({ agent }: Person, conversationId: string, content: string, clientMessageId = crypto.randomUUID()) =>
  agent.post(`/api/conversations/${conversationId}/messages`).send({ clientMessageId, content });

describe('A message with a known pattern of scams', () => {
  it('reaches its receiver with a warning in words, whichever the pattern, which no one else sees', async () => {
    const { family, auPair, conversationId } = await createPair(test);
    const page = await LiveClient.connect(test, { token: auPair.session.access_token });
    const warned = [
      ['money-ahead', WARNED, 'asks for money before you have met'],
      ['go-between', 'My agent will contact you about your visa.', 'mentions an agent'],
      ['cheque', 'I will post you a cheque, please cash it and keep some.', 'Such cheques bounce'],
      ['off-site', 'Let us continue on WhatsApp, it is easier.', 'moves the conversation elsewhere'],
      ['papers-by-mail', 'Please email me a copy of your passport.', 'do not send copies'],
    ] as const;
    const expected = [];
    for (const [rule, content, words] of warned) {
      const { body } = await send(family, conversationId, content).expect(201);
      const messageId = (body as { id: string }).id;
      expected.push({ messageId, findings: [{ rule, words: expect.stringContaining(words) }] });
    }
    expect(await page.waitFor('message.warned')).toEqual({ conversationId });
    page.close();
    const warnings = async ({ agent }: Person) =>
      (await agent.get('/api/message-warnings').query({ conversationId }).expect(200)).body as { items: unknown[] };
    expect((await warnings(auPair)).items).toHaveLength(expected.length);
    expect((await warnings(auPair)).items).toEqual(expect.arrayContaining(expected));
    expect(await warnings(family)).toEqual({ items: [] });
  });

  it('in an existing conversation gets a note next to it where it names another messaging service, and no email', async () => {
    const { family, auPair, conversationId } = await createPair(test);
    await test.database.query('UPDATE conversations SET last_seq = 40 WHERE id = $1', [conversationId]);
    const page = await LiveClient.connect(test, { token: auPair.session.access_token });
    await send(family, conversationId, 'My WhatsApp is +61 400 123 456.').expect(201);
    expect(await page.waitFor('message.warned')).toEqual({ conversationId });
    page.close();
    const { body } = await auPair.agent.get('/api/message-warnings').query({ conversationId }).expect(200);
    expect((body as { items: unknown[] }).items).toMatchObject([{ findings: [{ rule: 'off-site' }] }]);
    await everythingNoticed(test, 'safety.message-warned');
    const told = await test.database.query('SELECT FROM notifications WHERE person_id = $1', [auPair.id]);
    expect(told).toEqual([]);
  });

  it('of the worst kind is held: its sender sees so, its receiver nothing until a moderator lets it pass', async () => {
    const { family, auPair, conversationId } = await createPair(test);
    const id = crypto.randomUUID();
    expect((await send(family, conversationId, HELD, id).expect(409)).body.code).toBe('message_held');
    expect((await send(family, conversationId, HELD, id).expect(409)).body.code).toBe('message_held');
    const held = await family.agent.get('/api/held-messages').query({ conversationId }).expect(200);
    expect(held.body).toMatchObject({ items: [{ clientMessageId: id, content: HELD, state: 'held' }] });
    const others = await auPair.agent.get('/api/held-messages').query({ conversationId }).expect(200);
    expect(others.body).toEqual({ items: [] });
    expect(await textsOf(auPair, conversationId)).toEqual([]);

    const found = await caseAbout(admin, family, 'held-message');
    await claim(admin, found.id).expect(200);
    await decide(admin, found.id, { action: 'none' }).expect(200);
    await eventually('the message', async () => (await textsOf(auPair, conversationId)).includes(HELD));
    expect((await send(family, conversationId, HELD, id).expect(201)).body.clientMessageId).toBe(id);
  });

  it('is dropped for good where a moderator says so', async () => {
    const { family, auPair, conversationId } = await createPair(test);
    const id = crypto.randomUUID();
    await send(family, conversationId, HELD, id).expect(409);
    const found = await caseAbout(admin, family, 'held-message');
    await claim(admin, found.id).expect(200);
    await decide(admin, found.id, { action: 'remove' }).expect(200);
    expect((await send(family, conversationId, HELD, id).expect(403)).body.code).toBe('message_not_delivered');
    expect(await textsOf(auPair, conversationId)).toEqual([]);
  });

  it('in a profile hides it until a moderator has looked', async () => {
    const { auPair, family } = await createPair(test);
    const aboutMe = `${HELD} I love children and I can start whenever you like, my lawyer does the papers.`;
    await auPair.agent.put('/api/au-pair-profiles/me').send(auPairInput({ aboutMe })).expect(200);
    const found = await caseAbout(admin, auPair, 'profile');
    await eventually(
      'the profile to be hidden',
      async () => (await family.agent.get(`/api/au-pair-profiles/${auPair.id}`)).status === 404,
    );
    const resume = await auPair.agent.put('/api/au-pair-profiles/me/active').send({ active: true }).expect(403);
    expect(resume.body.code).toBe('profile_hidden');
    const { body: read } = await claim(admin, found.id).expect(200);
    const findings = (read as ModerationCaseDto).findings.map(({ words }) => words).join('\n');
    expect(findings).toContain('This profile mentions');
    expect(findings).not.toMatch(/this message/i);
    // A worse text, saved while the admin reads, is not released with the one that they have read.
    const worse = `${aboutMe} Please send a gift card first.`;
    await auPair.agent
      .put('/api/au-pair-profiles/me')
      .send(auPairInput({ aboutMe: worse }))
      .expect(200);
    const { version } = await eventually('the case to have the new text', async () => {
      const { body } = await admin.agent.get(`/api/admin/moderation-cases/${found.id}`).expect(200);
      return (body as ModerationCaseDto).facts['aboutMe']?.includes('gift card') ? (body as ModerationCaseDto) : null;
    });
    expect((await decide(admin, found.id, { action: 'none' }).expect(409)).body.code).toBe('case_changed');
    await family.agent.get(`/api/au-pair-profiles/${auPair.id}`).expect(404);
    await decide(admin, found.id, { action: 'none', version }).expect(200);
    await family.agent.get(`/api/au-pair-profiles/${auPair.id}`).expect(200);
  });
});

describe('What is written on the job board', () => {
  it('is read with the profile: the family is warned about a note, the worst one hides its author', async () => {
    const [{ family, auPair }, { auPair: swindler }] = [await createPair(test), await createPair(test)];
    const place = await publish(family);
    await apply(auPair, place, { note: `Your two sound lovely. ${WARNED}`, knowingly: true }).expect(201);
    await apply(swindler, place, { note: `I would love to come to you. ${HELD}`, knowingly: true }).expect(201);

    const found = await caseAbout(admin, swindler, 'profile');
    const { body } = await admin.agent.get(`/api/admin/moderation-cases/${found.id}`).expect(200);
    expect(body).toMatchObject({ facts: { applicationNotes: expect.stringContaining('Western Union') } });
    const listed = async () => (await applications(family)).map((one) => one.auPair?.id).sort();
    await eventually('only the other one to be left', async () => (await listed()).join() === auPair.id);
    expect((await applications(family))[0]?.findings).toEqual([
      { rule: 'money-ahead', words: expect.stringContaining('asks for money before you have met') },
    ]);
    expect((await applications(auPair))[0]?.findings).toEqual([]);
    await claim(admin, found.id).expect(200);
    await decide(admin, found.id, { action: 'none' }).expect(200);
    expect(await listed()).toEqual([auPair.id, swindler.id].sort());
  });

  it('warns everyone who reads a listing, its family too', async () => {
    const { family, auPair } = await createPair(test);
    const id = await publish(family, { duties: 'School run and dinner. Write to us on WhatsApp.' });
    const warning = [{ rule: 'off-site', words: expect.stringMatching(/^This listing moves/) }];
    expect((await board(auPair)).items.find((one) => one.id === id)?.findings).toEqual(warning);
    expect((await family.agent.get('/api/job-listings/me').expect(200)).body.jobListing.findings).toEqual(warning);
  });

  it('takes a family with such a place off the board', async () => {
    const { family, auPair } = await createPair(test);
    const id = await publish(family, { text: `We are four and would like a fifth at the table. ${HELD}` });
    await caseAbout(admin, family, 'profile');
    await eventually(
      'the job listing to be gone',
      async () => (await auPair.agent.get(`/api/job-listings/${id}`)).status === 404,
    );
  });
});

describe('What someone writes in an agreement', () => {
  it('is read with its warning by the other person alone, who is not its author after answering', async () => {
    const { family, auPair, conversationId } = await createPair(test);
    const { id } = await startAgreement(family, conversationId);
    const terms = goodTerms();
    terms.other.more = WARNED;
    await propose(family, id, 0, terms, 'So that you can plan.').expect(201);
    const findingsFor = async ({ agent }: Person) =>
      ((await agent.get(`/api/agreements/${id}`).expect(200)).body as AgreementDto).version?.findings;
    expect(await findingsFor(auPair)).toEqual([
      { rule: 'money-ahead', words: expect.stringMatching(/^This agreement asks for money/) },
    ]);
    expect(await findingsFor(family)).toEqual([]);
    const other = goodTerms();
    Object.assign(other, { other: terms.other, hours: { ...terms.hours, note: 'Fridays end earlier.' } });
    await propose(auPair, id, 1, other, 'Like this?').expect(201);
    expect(await findingsFor(family)).toEqual([]);
  });

  it('is read with its warning also as the reason for which it was cancelled', async () => {
    const { family, auPair, conversationId } = await createPair(test);
    const { id } = await startAgreement(family, conversationId);
    await propose(family, id, 0, goodTerms(), 'So that you can plan.').expect(201);
    await family.agent.post(`/api/agreements/${id}/cancellation`).send({ reason: WARNED }).expect(200);
    const closingFor = async ({ agent }: Person) =>
      ((await agent.get(`/api/agreements/${id}`).expect(200)).body as AgreementDto).closing;
    expect(await closingFor(auPair)).toMatchObject({
      ...{ by: 'them', reason: WARNED },
      findings: [{ rule: 'money-ahead', words: expect.stringMatching(/^This note asks for money/) }],
    });
    expect(await closingFor(family)).toMatchObject({ by: 'you', findings: [] });
  });
});
