import { VerificationJob } from '../../src/modules/verification/verification.job.js';
import type { CheckDto, OwnVerification } from '../../src/modules/verification/verification.dto.js';
import type { ReviewedCheck, ChecksToReview } from '../../src/modules/verification/verification-review.dto.js';
import { ClockService } from '../../src/platform/clock/index.js';
import { OutboxService } from '../../src/platform/events/index.js';
import { ObjectStorage } from '../../src/platform/storage/index.js';
import { emailTo } from './inbox.js';
import { plainPdf } from './documents.js';
import type { Person } from './people.js';
import { completeAuPair, createAdmin, createFamily, registerPerson } from './profiles.js';
import { createTestApp, type TestApp } from './test-app.js';

const DAY_MS = 24 * 60 * 60 * 1_000;
export let test: TestApp;
export let admin: Person;
export let family: Person;
export let auPair: Person;

/** Starts the API with an admin, a family and an au pair, and writes down what is raised. */
export async function openStage(): Promise<void> {
  test = await createTestApp();
  overhear(test.app.get(OutboxService, { strict: false }));
  [admin, family] = await Promise.all([createAdmin(test), createFamily(test)]);
  auPair = await newAuPair();
}
export const closeStage = async () => {
  events.length = 0;
  await test.close();
};

export async function newAuPair(): Promise<Person> {
  const person = await registerPerson(test, { userType: 'aupair' });
  await completeAuPair(person);
  return person;
}

export const clock = () => test.app.get(ClockService, { strict: false });
export const letDaysPass = async (days: number) => {
  clock().runAhead(days * DAY_MS);
  await test.app.get(VerificationJob, { strict: false }).run();
};
export const isoDay = (days: number) => new Date(clock().now().getTime() + days * DAY_MS).toISOString().slice(0, 10);

export const upload = (who: Person, kind: string, bytes: Buffer, name: string, contentType: string) =>
  who.agent.post(`/api/verifications/me/checks/${kind}/files`).attach('file', bytes, { filename: name, contentType });
export const own = async (who: Person) =>
  (await who.agent.get('/api/verifications/me').expect(200)).body as OwnVerification;
export const checkOf = (verification: OwnVerification, kind: string): CheckDto =>
  verification.checks.find((check) => check.kind === kind) as CheckDto;
export const reviewed = async (who: Person, kind: string): Promise<ReviewedCheck> => {
  const query = { kind, state: 'waiting', limit: 50 };
  const { body } = await admin.agent.get('/api/admin/verification-checks').query(query).expect(200);
  const item = (body as ChecksToReview).items.find(({ userId }) => userId === who.id);
  if (!item) throw new Error(`No ${kind} of this person waits`);
  return (await admin.agent.get(`/api/admin/verification-checks/${item.id}`).expect(200)).body as ReviewedCheck;
};
export const decide = (by: Person, { id, version }: ReviewedCheck, decision: object) =>
  by.agent.post(`/api/admin/verification-checks/${id}/decisions`).send({ version, ...decision });
/** The admin opens every file of a check, as an approval demands. */
export const openFiles = async (by: Person, { check }: ReviewedCheck) => {
  for (const { id } of check.files)
    await by.agent.post(`/api/admin/verification-files/${id}/openings`).send({ reason: 'Deciding on it' }).expect(200);
};
export const approve = async (who: Person, kind: string, validUntil: string | null = null) => {
  const check = await reviewed(who, kind);
  await openFiles(admin, check);
  return decide(admin, check, { decision: 'approved', validUntil }).expect(200);
};
/** All that the badge of an au pair demands, sent and approved. */
export async function becomeVerified(who: Person, policeUntil = isoDay(200)): Promise<void> {
  await upload(who, 'identity', plainPdf(), 'pass.pdf', 'application/pdf').expect(201);
  await upload(who, 'police_certificate', plainPdf(), 'police.pdf', 'application/pdf').expect(201);
  const email = `referee-of-${who.email}`;
  const asked = { name: 'Marie Keller', email, relationship: 'host_family' };
  await who.agent.post('/api/verifications/me/references').send(asked).expect(201);
  await answer(await referenceToken(email)).expect(204);
  await approve(who, 'identity');
  await approve(who, 'references');
  await approve(who, 'police_certificate', policeUntil);
}
export const isFound = async (who: Person) => {
  const { body } = await family.agent.get('/api/au-pair-profiles').query({ limit: 50 }).expect(200);
  return (body as { items: { id: string }[] }).items.some(({ id }) => id === who.id);
};
const events: { name: string; payload: Record<string, unknown> }[] = [];
/** Records events, because they leave their table as soon as they are delivered. */
function overhear(outbox: OutboxService): void {
  const add = outbox.add.bind(outbox);
  outbox.add = async (manager, name, payload) => {
    await add(manager, name, payload);
    events.push({ name, payload: payload as Record<string, unknown> });
  };
}
export const eventsOf = (wanted: string, userId: string) =>
  events.filter(({ name, payload }) => name === wanted && payload['userId'] === userId).map(({ payload }) => payload);
export const storedFiles = async () => {
  const keys: string[] = [];
  for await (const { key } of test.app.get(ObjectStorage, { strict: false }).list('documents')) keys.push(key);
  return keys;
};
export const referenceToken = async (email: string, skip = 0) => {
  const { links } = await emailTo(test, email, /reference/, skip);
  return links.map((link) => /\/reference\/([\w-]+)$/.exec(link)?.[1]).find(Boolean) as string;
};
export const answer = (token: string, change: object = {}) =>
  test.http.post('/api/reference-forms').send({
    token,
    declined: false,
    knownFor: 'Since 2023, our two boys',
    wouldTrust: true,
    words: 'On time, even in snow. Firm about bedtime, never loud, and the boys ask for her.',
    ...change,
  });
