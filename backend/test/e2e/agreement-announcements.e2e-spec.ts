import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { AgreementAnnouncementJob } from '../../src/modules/agreements/agreement-announcement.job.js';
import { goodTerms, meetAndVerify, propose, sign, startAgreement } from '../support/agreements.js';
import { eventually } from '../support/eventually.js';
import { everythingDone } from '../support/settled.js';
import { createPair, createTalker, sendMessage, startConversation } from '../support/talkers.js';
import { createTestApp, type TestApp } from '../support/test-app.js';

describe('The news of a placement that is sent late', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it.each([
    ['reaches the others of a placement that stands', false, 3],
    ['reaches no one if the agreement was cancelled in the meantime', true, 2],
  ])('%s', async (_, cancelled, count) => {
    const { family, auPair, conversationId } = await createPair(test);
    const curious = await createTalker(test, 'family');
    const { id: withCurious } = await startConversation(curious, auPair);
    await sendMessage(curious, withCurious, 'Are you free in February?');
    await sendMessage(auPair, withCurious, 'I hope so.');
    await meetAndVerify(test, conversationId, family, auPair);
    const { id } = await startAgreement(family, conversationId);
    await propose(family, id, 0, goodTerms()).expect(201);
    await sign(auPair, id, 1, { tellOthers: true }).expect(201);
    const job = test.app.get(AgreementAnnouncementJob);
    const held = vi.spyOn(job, 'announceLater').mockResolvedValue();
    await sign(family, id, 1, { tellOthers: false }).expect(201);
    await everythingDone(test);
    held.mockRestore();
    if (cancelled)
      await family.agent.post(`/api/agreements/${id}/cancellation`).send({ reason: 'It does not work.' }).expect(200);
    await job.announceLater(id);
    await eventually('the task to be done', async () => {
      const open = `SELECT FROM jobs.job WHERE name = 'agreements.announce' AND state IN ('created', 'active', 'retry')`;
      return (await test.database.query<object>(open)).length === 0;
    });
    const { body } = await curious.agent.get(`/api/conversations/${withCurious}/messages`).expect(200);
    expect(body.items).toHaveLength(count);
  });
});
