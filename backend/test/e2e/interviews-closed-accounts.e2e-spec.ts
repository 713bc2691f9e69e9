import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AccountSuspensionService } from '../../src/modules/auth/accounts/account-suspension.service.js';
import type { InterviewDto } from '../../src/modules/interviews/interview.dto.js';
import { TransactionsService } from '../../src/platform/database/index.js';
import { eventually } from '../support/eventually.js';
import { emailsTo, emailTo } from '../support/inbox.js';
import { accept, DAY, HOUR, InterviewStage, propose, read } from '../support/interview-stage.js';
import { GOOD_PASSWORD, type Person } from '../support/people.js';
import { eraseWhenDue } from '../support/personal-data.js';
import { createTalker, startConversation } from '../support/talkers.js';
import type { TestApp } from '../support/test-app.js';

let stage: InterviewStage;
let test: TestApp;
beforeAll(async () => {
  stage = await InterviewStage.open();
  test = stage.test;
});
afterAll(() => test.close());

describe('Someone who cannot come', () => {
  const suspension = () => test.app.get(AccountSuspensionService, { strict: false });
  const cancelled = async ({ email }: Person) => (await emailTo(test, email, /^Cancelled/)).attachments[0];

  it('because their account is closed has no open interviews while it is, and the others are told', async () => {
    const soon = await stage.scheduled(2 * DAY);
    const { family, auPair } = soon;
    const talks = [await createTalker(test, 'family'), await createTalker(test, 'family')] as const;
    const [asked, asks] = await Promise.all(talks.map((other) => startConversation(auPair, other)));
    const toLater = await propose(talks[0], asked?.id ?? '', stage.timesIn(9 * DAY)).expect(201);
    const later = (toLater.body as InterviewDto).id;
    await accept(auPair, later, (toLater.body as InterviewDto).proposals[0]?.id ?? '').expect(200);
    const { body: open } = await propose(talks[1], asks?.id ?? '', stage.timesIn(3 * DAY)).expect(201);
    await test.app
      .get(TransactionsService, { strict: false })
      .run((manager) => suspension().close(auPair.id, { until: new Date(Date.now() + 7 * DAY), words: null }, manager));
    expect(await cancelled(family)).toMatchObject({ method: 'CANCEL' });
    expect((await cancelled(family))?.content).toContain('SEQUENCE:1');
    expect(await read(family, soon.interview.id)).toMatchObject({ state: 'cancelled' });
    await eventually(
      'the proposal to be declined',
      async () => (await read(talks[1], (open as InterviewDto).id)).state === 'declined',
    );
    expect(await read(talks[0], later)).toMatchObject({ state: 'scheduled' });
    expect((await emailsTo(test, auPair.email)).filter(({ subject }) => subject.startsWith('Cancelled'))).toEqual([]);
    expect((await stage.told(soon.interview.id)).at(-1)).toMatchObject({
      name: 'interview.cancelled',
      payload: { byId: auPair.id, toId: family.id, cannotCome: true },
    });
    const about = await eventually('both to be notified', async () => {
      const lists = await Promise.all(
        [family, talks[1]].map(({ agent }) => agent.get('/api/notifications').expect(200)),
      );
      const titles = lists.map(({ body }) => (body as { items: { title: string }[] }).items[0]?.title);
      return titles.every((title) => title?.endsWith('will not take place')) && titles;
    });
    expect(about).toHaveLength(2);
  });

  it('because their account was closed before is in no reminder', async () => {
    const { auPair, interview } = await stage.scheduled(2 * DAY);
    const close = (until: string) =>
      test.database.query(`UPDATE accounts SET disabled_at = now(), disabled_until = ${until} WHERE id = $1`, [
        auPair.id,
      ]);
    await close('NULL');
    await stage.ahead(DAY + HOUR, () => stage.runScheduledTask());
    expect(await stage.reminders(interview.id)).toEqual([]);
    await close(`now() + interval '1 day'`);
    await stage.ahead(DAY + HOUR, () => stage.runScheduledTask());
    expect(await stage.reminders(interview.id)).toEqual(['day']);
  });

  it('because their account is deleted leaves the calendar of someone who blocked them, without a notification', async () => {
    const { family, auPair, interview } = await stage.scheduled(20 * DAY);
    await family.agent.put(`/api/blocks/${auPair.id}`).send({}).expect(204);
    await auPair.agent.post('/api/personal-data/me/erasure').send({ password: GOOD_PASSWORD }).expect(200);
    await eraseWhenDue(test);
    expect(await cancelled(family)).toMatchObject({ method: 'CANCEL' });
    expect((await stage.told(interview.id)).at(-1)).toMatchObject({ name: 'interview.scheduled' });
  });

  it('because their account is deleted leaves no interview in the calendar of the other', async () => {
    const { family, auPair, interview } = await stage.scheduled(20 * DAY);
    await auPair.agent.post('/api/personal-data/me/erasure').send({ password: GOOD_PASSWORD }).expect(200);
    await eraseWhenDue(test);
    expect(await cancelled(family)).toMatchObject({ method: 'CANCEL' });
    expect((await stage.told(interview.id)).at(-1)).toMatchObject({ name: 'interview.cancelled' });
  });
});
