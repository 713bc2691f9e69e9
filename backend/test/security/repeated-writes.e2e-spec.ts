import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyHandlings } from '../support/key-handlings.js';
import { WrittenRows } from '../support/written-rows.js';
import type { Role } from './support/canaries.js';
import { exampleOf, OPERATIONS, type Operation } from './support/contract.js';
import { ADMIN_OBJECTS, OBJECT_RULES } from './support/expectations.js';
import { addressOf } from './support/requests.js';
import { createWorld, type World } from './support/world.js';

/** Writes that may come twice without a key, by a rule of their own that the contract states. A new one belongs here. */
const REPEATABLE_BY_THEMSELVES = [
  'addPasskey',
  'answerStillLooking',
  'askForMarketingReports',
  'checkHouseholdInvitation',
  'checkRecoveryLink',
  'confirmMfaFactor',
  'countUnreadMessages',
  'enrolMfaFactor',
  'lookUpReferenceForm',
  'markConversationRead',
  'openEvidence',
  'payInvoiceByCard',
  'previewCampaign',
  'readAppealLink',
  'receiveBrevoReports',
  'receiveStripeEvent',
  'refreshSession',
  'renewRecoveryCodes',
  'requestPasswordRecovery',
  'sendMessage',
  'signIn',
  'signInWithPasskey',
  'startPasskeyChallenge',
  'startPasskeyConfirmation',
  'startPasskeyRegistration',
  'startPasskeySignIn',
  'tryUpload',
  'unsubscribe',
  'updatePassword',
  'verifyMfaChallenge',
];
/** Operations that need what no world has, by the title of the test that repeats them with their key. */
const ELSEWHERE: Record<string, string> = {
  buyPlan: 'a plan is taken that costs nothing',
  changeEmail: 'another email address is asked for',
  confirmEmailChange: 'a new email address is confirmed',
  disableMfaFactor: 'the authenticator app is switched off',
  editMessage: 'a message is edited',
  eraseMyAccount: 'a member deletes their account',
  inviteCoParent: 'a co-parent is invited',
  joinHousehold: 'a co-parent joins',
  createCampaign: 'are one draft, at the same moment and later, and refuse another text',
  proposeApproval: 'a refund is proposed',
  proposeInterview: 'an interview is proposed',
  recordTransfer: 'a transfer is noted',
  removeCampaign: 'are scheduled once, and removed once',
  removePasskey: 'a passkey is removed',
  replaceAttachment: 'a file of a resource is replaced',
  resendHouseholdInvitation: 'sends an invitation again once: one more email, and its link works',
  resetPassword: 'a new password is chosen by a link',
  saveMyReview: 'a review is written',
  scheduleCampaign: 'are scheduled once, and removed once',
  sendCampaign: 'are sent once: %s',
  signAgreement: 'an agreement is signed',
  signUp: 'gives the first session, asked %s',
  suspendUser: 'an admin suspends someone',
  testCampaign: 'are sent once: %s',
  undoEmailChange: 'a change of email address is undone',
  uploadAttachment: 'a file is added to a resource',
  uploadEvidence: 'a document is uploaded',
  uploadMessageFile: 'a file for a message is uploaded',
  uploadPhoto: 'a photo is uploaded',
  uploadPicture: 'a picture is uploaded',
  verifyEmail: 'an email address is confirmed',
};
/** Their objects are not in this world, so the interceptor alone answers their repeats. None stores its own answer. */
const BY_THE_INTERCEPTOR = [
  'appealByLink',
  'assignSupportRequest',
  'autosavePost',
  'cancelAgreement',
  'cancelMyInvoice',
  'changeSiteSetting',
  'chooseFeaturedFamilies',
  'correctFactRow',
  'createProfile',
  'createResource',
  'decideAppeal',
  'decideApproval',
  'decideModerationCase',
  'decideOnVerification',
  'declineInterview',
  'disputeHours',
  'discardFailedJob',
  'editAttachment',
  'editResource',
  'endAgreement',
  'endAgreementOfEarlyExit',
  'giveReference',
  'grantPlan',
  'markInvoicePaid',
  'noteOnContactMessage',
  'orderAttachments',
  'publishPost',
  'publishVisaRules',
  'remindOfInvoice',
  'removeAttachment',
  'removeCoParent',
  'removeFlight',
  'removePermissionStep',
  'removePushDevice',
  'resolveBrowserError',
  'restorePostRevision',
  'restoreUser',
  'retryFailedJob',
  'saveCountryLanding',
  'saveDataBreach',
  'saveMyAuPairProfile',
  'saveMyCallPreferences',
  'saveMyFamilyProfile',
  'saveMyProfileDraft',
  'savePost',
  'saveToShortlist',
  'setResourceFeatured',
  'setResourcePublished',
  'settleNewerLandingText',
  'settleNewerResourceText',
  'settleReleaseText',
  'startMarketingSync',
  'unpublishPost',
  'unschedulePost',
  'visitPost',
];
/** Without what the admin last read: the objects have left the state of the contract's examples. */
const BODIES: Record<string, object> = {
  assignContactMessage: {},
  withdrawAgreement: { category: 'account_closed', reason: 'The family has left, and the au pair knows.' },
};
/** They end the sessions with which the others are sent. */
const ENDS_SESSIONS = new Set(['endOtherSessions', 'endSession', 'signOutUser']);
/** At the same moment with the same key. */
const MANY = process.env['FUZZ_REQUESTS'] ? 25 : 8;
/** Rows that one write makes in one table, where it is more than one. */
const ROWS: Record<string, number> = {
  // The templates that name the fact are written again.
  addFactRow: 40,
  blockPerson: 2,
  // Days and cards of both people.
  endAgreement: 5,
  rematchAfterEarlyExit: 2,
  reportPageSpeed: 5,
  // A member's words in the search index.
  withdrawAgreement: 5,
};

interface Answer {
  status: number;
  isReplay: boolean;
  text: string;
}

/** “Unavailable” means: the first is still at it, try again. */
async function answered(ask: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    const answer = await ask();
    if (answer.status !== 503 || tries === 20) return answer;
    await pause(200);
  }
}

interface Contract {
  paths: Record<
    string,
    Record<string, { operationId: string; parameters?: { $ref?: string }[]; 'x-idempotency-key-ignored'?: string }>
  >;
}
const { paths } = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as Contract;
const byMethod = (methods: string[]) =>
  Object.values(paths).flatMap((of) =>
    Object.entries(of).flatMap(([method, it]) => (methods.includes(method) ? [it] : [])),
  );
const creating = byMethod(['post', 'put']);
const takesKey = ({ parameters = [] }: (typeof creating)[number]) =>
  parameters.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey'));
const keyed = new Set(
  byMethod(['post', 'put', 'patch', 'delete'])
    .filter(takesKey)
    .map(({ operationId }) => operationId),
);

describe('A write that comes again', () => {
  let world: World;
  let writes: WrittenRows;
  beforeAll(async () => {
    world = await createWorld();
    writes = await WrittenRows.watch(world.test.database);
  }, 300_000);
  afterAll(() => world?.test.close());

  const rolesFor = ({ id, path, access }: Operation): readonly Role[] => {
    if (path.startsWith('/api/admin/')) return ['admin'];
    return access === 'public' ? ['visitor'] : (OBJECT_RULES[id]?.open ?? ['otherFamily', 'otherAuPair']);
  };
  const tried = () => {
    // Operations that close an object come last, after the admins' own.
    const turn = ({ id, method, path }: Operation) =>
      (OBJECT_RULES[id]?.last ?? 0) * 4 + Number(method === 'DELETE') * 2 + Number(path.startsWith('/api/admin/'));
    const due = OPERATIONS.filter(({ id }) => keyed.has(id) && !ELSEWHERE[id] && !ENDS_SESSIONS.has(id));
    return due.sort((one, other) => turn(one) - turn(other));
  };
  const requestOf = (operation: Operation, role: Role) => {
    const rule = OBJECT_RULES[operation.id];
    const example = operation.body ? (exampleOf(operation.body.schema) as object) : undefined;
    const body = BODIES[operation.id] ?? rule?.body?.(world.ids) ?? example;
    const path = rule?.path?.(world.ids) ?? ADMIN_OBJECTS[operation.path.split('/')[3] ?? '']?.(world.ids) ?? {};
    const address = world.test.url + addressOf(operation, { path, query: rule?.query?.(world.ids) ?? {} });
    const token = role === 'visitor' ? null : world.people[role].session.access_token;
    const key = randomUUID();
    const ask = async (sent: object | undefined): Promise<Answer> => {
      const answer = await fetch(address, {
        method: operation.method,
        headers: {
          'idempotency-key': key,
          'x-requested-with': 'fetch',
          ...(token && { authorization: `Bearer ${token}` }),
          ...(sent && { 'content-type': 'application/json' }),
        },
        ...(sent && { body: JSON.stringify(sent) }),
      });
      return { status: answer.status, isReplay: answer.headers.has('idempotent-replay'), text: await answer.text() };
    };
    return { ask, body, hasOwner: token !== null };
  };
  /** The problem of the repeats of an operation; null if this role's write was not accepted. */
  const repeat = async (operation: Operation, role: Role): Promise<string[] | null> => {
    const wrong: string[] = [];
    const { ask, body, hasOwner } = requestOf(operation, role);
    let answers: Answer[] = [];
    const written = await writes.during(world.test, async () => {
      answers = await Promise.all(Array.from({ length: MANY }, () => answered(() => ask(body))));
    });
    const [first] = answers as [Answer];
    if (answers.every(({ status }) => status >= 300)) return null;
    const differing = answers.filter(({ status, text }) => status !== first.status || text !== first.text);
    if (differing.length)
      wrong.push(`${operation.id}: ${first.status}, and ${differing.map(({ status }) => status).join()}`);
    for (const [name, count] of Object.entries(written))
      if (name.startsWith('INSERT') && count > (ROWS[operation.id] ?? 1))
        wrong.push(`${operation.id}: ${count}× ${name}`);
    const writtenLater = await writes.during(world.test, async () => {
      const again = await ask(body);
      if (again.status !== first.status || again.text !== first.text || !again.isReplay)
        wrong.push(`${operation.id}: ${first.status}, then ${again.status}${again.isReplay ? '' : ', done again'}`);
    });
    if (Object.keys(writtenLater).length)
      wrong.push(`${operation.id}: wrote ${Object.keys(writtenLater).join(', ')} when repeated`);
    const other = hasOwner && body ? await ask({ ...body, somethingElse: 1 }) : null;
    if (other && other.status !== 422) wrong.push(`${operation.id}: ${other.status} for another body`);
    return wrong;
  };

  it('takes a key, or is known to be idempotent', () => {
    const without = creating.filter((operation) => !takesKey(operation));
    expect(without.map(({ operationId }) => operationId).sort()).toEqual(REPEATABLE_BY_THEMSELVES);
    for (const operation of without) expect(operation['x-idempotency-key-ignored']).toMatch(/^[A-Z`].{15,}\.$/);
  });

  it('gets its first answer with the same key, at once and later, writes nothing more, and gets none with another body', async () => {
    const wrong: string[] = [];
    const passed: string[] = [];
    for (const operation of tried())
      for (const role of rolesFor(operation)) {
        const found = await repeat(operation, role);
        if (!found) continue;
        wrong.push(...found);
        passed.push(operation.id);
        break;
      }
    process.stdout.write(`Repeated writes: ${passed.length} of ${keyed.size} operations that take a key\n`);
    expect(wrong).toEqual([]);
    const known = [...passed, ...Object.keys(ELSEWHERE), ...ENDS_SESSIONS, ...BY_THE_INTERCEPTOR];
    expect([...new Set(known)].sort(), 'repeat it here or in ELSEWHERE').toEqual([...keyed].sort());
  }, 600_000);

  it('is tried in a test of its own wherever its handler stores the answer', () => {
    const ofTheirOwn = [...keyHandlings(world.test)].filter(([, { handling }]) => handling && handling !== 'ignored');
    expect(ofTheirOwn.map(([id]) => id).filter((id) => !ELSEWHERE[id])).toEqual([]);
    const folder = new URL('../e2e/', import.meta.url);
    const specs = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
    const isThere = (title: string) => specs.some((spec) => spec.includes(`'${title}'`));
    expect(Object.entries(ELSEWHERE).filter(([, title]) => !isThere(title))).toEqual([]);
  });
});
