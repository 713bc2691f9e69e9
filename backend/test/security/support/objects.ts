import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import type { AddedPasskey, PasskeyRegistrationOptions } from '../../../src/modules/auth/passkeys/passkey.dto.js';
import type { OwnVerification } from '../../../src/modules/verification/verification.dto.js';
import { Settings } from '../../../src/platform/config/index.js';
import { dayAhead } from '../../support/agreements.js';
import { eventually } from '../../support/eventually.js';
import { caseAbout, claim, decide } from '../../support/moderators.js';
import { plainPdf } from '../../support/documents.js';
import { apply, NOTE, publish } from '../../support/job-listings.js';
import { SoftwarePasskey } from '../../support/software-passkey.js';
import { createPlacement } from '../../support/placements.js';
import type { TestApp } from '../../support/test-app.js';
import { canary } from './canaries.js';
import { exampleOf, operationOf } from './contract.js';
import type { ObjectIds, World } from './world.js';

type People = World['people'];
const idOf = ({ body }: { body: unknown }): string => (body as { id: string }).id;

/** Large enough to be accepted as a photo. */
export const portrait = (): Promise<Buffer> =>
  sharp({ create: { width: 800, height: 1000, channels: 3, background: '#2f7a4b' } })
    .jpeg()
    .toBuffer();

/** A photo, documents with a reference, a data export, a push device and a saved search. */
export async function createDocuments({ app, http }: TestApp, people: People, ids: ObjectIds): Promise<void> {
  const { family, auPair, otherAuPair, admin } = people;
  const photo = { filename: 'me.jpg', contentType: 'image/jpeg' };
  ids['photo'] = idOf(
    await family.agent
      .post('/api/photos')
      .attach('file', await portrait(), photo)
      .expect(201),
  );
  const pdf = { filename: 'pass.pdf', contentType: 'application/pdf' };
  const uploaded = await otherAuPair.agent
    .post('/api/verifications/me/checks/identity/files')
    .attach('file', plainPdf(), pdf)
    .expect(201);
  const { body } = await auPair.agent
    .post('/api/verifications/me/checks/police_certificate/files')
    .attach('file', plainPdf(), pdf)
    .expect(201);
  const files = ({ checks }: OwnVerification, kind: string) => checks.find((check) => check.kind === kind)?.files ?? [];
  ids['otherFile'] = files(uploaded.body as OwnVerification, 'identity')[0]?.id ?? '';
  ids['file'] = files(body as OwnVerification, 'police_certificate')[0]?.id ?? '';
  const asked = { name: canary('refereeName'), email: 'referee@example.org', relationship: 'host_family' };
  const referred = await auPair.agent.post('/api/verifications/me/references').send(asked).expect(201);
  ids['reference'] =
    (referred.body as OwnVerification).checks.find(({ kind }) => kind === 'references')?.references[0]?.id ?? '';
  const queue = await admin.agent.get('/api/admin/verification-checks').query({ state: 'waiting' }).expect(200);
  ids['check'] = (queue.body as { items: { id: string }[] }).items[0]?.id ?? '';

  ids['export'] = idOf(await family.agent.post('/api/personal-data/me/exports').expect(201));
  await eventually('the data export', async () => {
    const { body: data } = await family.agent.get('/api/personal-data/me').expect(200);
    return JSON.stringify(data).includes('"ready"');
  });
  const search = { kind: 'families', name: canary('savedSearchName'), filters: { city: 'Sydney' }, alerts: 'none' };
  ids['savedSearch'] = idOf(await auPair.agent.post('/api/saved-searches').send(search).expect(201));
  const site = app.get(Settings, { strict: false }).publicUrl;
  const options = await family.agent.post('/api/passkeys/registration-options').expect(200);
  const registration = new SoftwarePasskey(site).register(options.body as PasskeyRegistrationOptions);
  const added = await family.agent.post('/api/passkeys').send({ name: 'A key', registration }).expect(201);
  ids['passkey'] = (added.body as AddedPasskey).passkey.id;
  const draft = { step: 1, data: { aboutUs: canary('familyDraft') } };
  await family.agent.put('/api/profile-drafts/me').send(draft).expect(200);
  const question = {
    ...{ name: 'A Visitor', email: 'visitor@example.org', region: 'australia', subject: 'general' },
    message: `Something about ${canary('contactWords')}, please.`,
  };
  ids['contactMessage'] = idOf(await http.post('/api/contact-messages').send(question).expect(201));
  const note = { entryId: randomUUID(), words: canary('adminNote') };
  await admin.agent.post(`/api/admin/contact-messages/${ids['contactMessage']}/notes`).send(note).expect(201);
  const device = exampleOf(operationOf('putPushDevice').body?.schema ?? {}) as object;
  const devices = await auPair.agent.put('/api/push-devices').send(device).expect(200);
  ids['pushDevice'] = (devices.body as { items?: { id: string }[]; id?: string }).id ?? '';
  const sessions = await family.agent.get('/api/sessions').expect(200);
  ids['session'] = (sessions.body as { items: { id: string }[] }).items[0]?.id ?? '';
}

/** A bought plan with its invoice, and a granted one. */
export async function createMoney(test: TestApp, people: People, ids: ObjectIds): Promise<void> {
  const { family, otherFamily, admin } = people;
  const { body } = await family.agent.post('/api/purchases').send({ plan: 'premium' }).expect(200);
  ids['invoice'] = (body as { invoiceId: string }).invoiceId;
  const [purchase] = await test.database.query<{ id: string }>('SELECT id FROM purchases WHERE person_id = $1', [
    family.id,
  ]);
  ids['purchase'] = purchase?.id ?? '';
  const grant = {
    ...{ userId: otherFamily.id, plan: 'standard', reason: 'A guest of the open day.' },
    until: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
  };
  ids['grant'] = idOf(await admin.agent.post('/api/admin/grants').send(grant).expect(200));
}

/** A listing with an application, reviews of a stay, an unpublished post and an unpublished template. */
export async function createContent({ family, auPair, admin }: People, ids: ObjectIds): Promise<void> {
  // After the agreement, which keeps the au pair busy until then.
  ids['listing'] = await publish(family, { startsOn: dayAhead(260) });
  ids['application'] = idOf(
    await apply(auPair, ids['listing'], { note: `${NOTE} ${canary('applicationNote')}` }).expect(201),
  );
  const post = { title: 'A post to come', slug: 'a-post-to-come', content: `<p>${canary('unpublishedPost')}</p>` };
  ids['post'] = idOf(await admin.agent.post('/api/admin/posts').send(post).expect(201));
  const template = {
    ...{ title: 'A template to come', slug: 'a-template-to-come', audience: 'both', published: false },
    content: `<p>About ${canary('unpublishedTemplate')}: print it, and put it on the fridge.</p>`,
    summary: 'One page for the fridge, which is not published yet.',
    image_url: null,
    region: null,
    featured: false,
    sources: [],
  };
  ids['template'] = idOf(await admin.agent.post('/api/admin/resources').send(template).expect(201));
}

/** A review, a support request, reports with a decision, an approval, and a suspended member. */
export async function createCases(test: TestApp, people: People, ids: ObjectIds): Promise<void> {
  const { family, auPair, suspended, otherFamily, admin } = people;
  // Before the one that has begun.
  ids['stay'] = await createPlacement(test, family, auPair, { ends: -12 });
  const review = {
    ...{ stars: 5, hoursAsAgreed: 'yes', houseRules: 'yes', communication: 'mostly' },
    words: 'She had the boys out of the door before we had found our keys, and said when something was too much.',
  };
  const moderatorNote = canary('moderatorNote');
  await family.agent
    .put(`/api/stay-reviews/${ids['stay']}`)
    .send({ ...review, moderatorNote })
    .expect(200);
  await auPair.agent
    .put(`/api/stay-reviews/${ids['stay']}`)
    .send({ ...review, payOnTime: 'yes' })
    .expect(200);
  const [written] = await test.database.query<{ id: string }>('SELECT id FROM reviews WHERE author_id = $1', [
    family.id,
  ]);
  ids['review'] = written?.id ?? '';
  const question = { subject: 'visa_and_work', words: `A question about ${canary('supportWords')}, if I may.` };
  ids['supportRequest'] = idOf(await family.agent.post('/api/support-requests').send(question).expect(201));

  const report = { reason: 'rude-or-threatening', words: `Said ${canary('reportWords')}.` };
  const about = (subjectType: string, subjectId: string) =>
    auPair.agent
      .post('/api/reports')
      .send({ ...report, subjectType, subjectId })
      .expect(201);
  ids['report'] = idOf(await about('message', ids['message'] ?? ''));
  const { id: decided } = await caseAbout(admin, family, 'message');
  await claim(admin, decided).expect(200);
  await decide(admin, decided, { action: 'warn' }).expect(200);
  const decisions = await family.agent.get('/api/moderation-decisions').expect(200);
  ids['decision'] = (decisions.body as { items: { id: string }[] }).items[0]?.id ?? '';
  await about('profile', family.id);
  ids['case'] = (await caseAbout(admin, family, 'profile')).id;
  const proposal = { kind: 'export', personId: otherFamily.id, reason: 'The police asked for it.' };
  ids['approval'] = idOf(await admin.agent.post('/api/admin/approvals').send(proposal).expect(201));
  await admin.agent
    .put(`/api/admin/users/${suspended.id}/suspension`)
    .send({
      until: new Date(Date.now() + 7 * 86_400_000).toISOString(),
      words: 'You asked three families for money.',
      reason: 'Three reports within an hour',
    })
    .expect(204);
}
