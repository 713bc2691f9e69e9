import { randomUUID } from 'node:crypto';
import { CO_PARENT_OPERATIONS } from '../../../src/modules/auth/household/co-parent-operations.js';
import { dayAhead, goodTerms } from '../../support/agreements.js';
import { NOTE } from '../../support/job-listings.js';
import type { CanaryName, Role } from './canaries.js';
import { flight, workedDay } from './placement-objects.js';
import { wallTime, SYDNEY, type ObjectIds } from './world.js';

/** An operation on an object of the parties: who may use it, and its request. */
export interface ObjectRule {
  /** The people who may use it. Everyone else is refused, and reads and changes nothing. */
  open: readonly Role[];
  /** Values of the path, and of the query if it names an object. */
  path?: (ids: ObjectIds) => Record<string, string>;
  query?: (ids: ObjectIds) => Record<string, string>;
  body?: (ids: ObjectIds) => object;
  /** The status of its answer to everyone else, as for an object that does not exist. It changes nothing. */
  silent?: 200 | 204 | 409;
  /** A co-parent acts as the family here, but not on this object: it is the account holder's own. */
  holdersOwn?: true;
  /** The parties' own call closes or removes the object: comes after the others, in this order. */
  last?: 1 | 2 | 3;
  /** Canaries that a role reads here although it may not elsewhere, with the reason next to it. */
  mayShow?: Partial<Record<Role, CanaryName[]>>;
}

const BOTH = ['family', 'auPair'] as const;
const FAMILY = ['family'] as const;
const AU_PAIR = ['auPair'] as const;
/** Members with a complete profile and a confirmed address. */
const MEMBERS = ['otherFamily', 'otherAuPair', ...BOTH] as const;

/** Everyone with a session but the family herself: all of them may block and report. */
const OTHERS = ['otherFamily', 'otherAuPair', 'auPair', 'unverified', 'blocked', 'admin'] as const;

const at = (name: string) => (ids: ObjectIds) => ({ id: ids[name] ?? '' });
const own = (name: string, open: readonly Role[], more: Partial<ObjectRule> = {}): ObjectRule => ({
  open,
  path: at(name),
  ...more,
});
const inConversation = (ids: ObjectIds) => ({ conversationId: ids['conversation'] ?? '' });
const word = () => ({ word: 'It does not work out for us.' });
const times = () => ({ minutes: 30, timeZone: SYDNEY, times: [wallTime(4)] });
const reaction = (ids: ObjectIds) => ({ id: ids['message'] ?? '', reaction: 'heart' });
const aboutStay = (ids: ObjectIds) => ({ agreementId: ids['stay'] ?? '' });
const inPlacement = (ids: ObjectIds) => ({ agreementId: ids['agreement'] ?? '' });
const onTask = (key: string) => (ids: ObjectIds) => ({ ...inPlacement(ids), key });
const onCheckIn = (ids: ObjectIds) => ({ ...inPlacement(ids), day: '1' });
const onDay = (ids: ObjectIds) => ({ ...inPlacement(ids), day: workedDay() });
const onOtherDay = (ids: ObjectIds) => ({ ...inPlacement(ids), day: workedDay(1) });
const onDate = (name: string) => (ids: ObjectIds) => ({ ...inPlacement(ids), dateId: ids[name] ?? '' });
const onNewDate = (ids: ObjectIds) => ({ ...inPlacement(ids), dateId: randomUUID() });
const daysOff = () => ({ version: 0, kind: 'days_off', startsOn: dayAhead(40), endsOn: dayAhead(41) });
const reason = () => ({ reason: 'The hours have doubled, and when I ask they stop talking to me.' });

/** Every operation for members that names an object by its id. One that is missing here fails the matrix. */
export const OBJECT_RULES: Record<string, ObjectRule> = {
  getConversation: own('conversation', BOTH),
  getConversationInterview: own('conversation', BOTH),
  changeConversation: own('conversation', BOTH, { body: () => ({ mute: '8_hours' }) }),
  getMessages: own('conversation', BOTH),
  saveMessageDraft: own('conversation', BOTH, {
    body: () => ({ text: 'Good m', clientMessageId: randomUUID(), basedOn: 0, typedAt: new Date().toISOString() }),
  }),
  getOpeners: own('conversation', BOTH),
  searchConversation: own('conversation', BOTH, { query: () => ({ q: 'morning' }) }),
  sendMessage: own('conversation', BOTH, { body: () => ({ clientMessageId: randomUUID(), content: 'Good morning' }) }),
  uploadMessageFile: own('conversation', BOTH),
  getMessageTimes: own('message', BOTH),
  getMessageFile: own('messageFile', BOTH),
  markConversationRead: own('conversation', BOTH, { body: () => ({ seq: 1 }) }),
  setReaction: { open: BOTH, path: reaction },
  removeReaction: { open: BOTH, path: reaction },
  editMessage: own('message', FAMILY, { holdersOwn: true, body: () => ({ content: 'Put in other words' }) }),
  deleteMessage: own('message', FAMILY, { holdersOwn: true, last: 1 }),
  listHeldMessages: { open: BOTH, query: inConversation, silent: 200 },
  listMessageWarnings: { open: BOTH, query: inConversation, silent: 200 },
  startAgreement: { open: BOTH, body: inConversation },
  getAgreement: own('agreement', BOTH),
  downloadAgreementText: own('agreement', BOTH),
  downloadAgreement: own('agreement', BOTH),
  saveAgreementDraft: own('draft', FAMILY, { body: () => ({ terms: { words: 'Other ones' } }) }),
  discardAgreementDraft: own('draft', FAMILY),
  proposeTerms: own('draft', FAMILY, { body: () => ({ basedOn: 0, terms: goodTerms() }) }),
  signAgreement: own('agreement', BOTH, {
    body: () => ({ version: 1, fullName: 'Some Body', password: 'quiet harbour lantern', tellOthers: false }),
  }),
  endAgreement: own('agreement', BOTH, { body: reason, last: 1 }),
  cancelAgreement: own('agreement', BOTH, { body: reason, last: 1 }),
  openEarlyExit: { open: BOTH, body: (ids) => ({ agreementId: ids['agreement'], ...reason() }) },
  endAgreementOfEarlyExit: own('exit', AU_PAIR, { body: word, last: 1 }),
  rematchAfterEarlyExit: own('exit', AU_PAIR, { last: 1 }),
  getArrivalPlan: { open: BOTH, path: inPlacement },
  setArrivalTask: { open: BOTH, path: onTask('first_week'), body: () => ({ state: 'done' }) },
  setFlight: { open: AU_PAIR, path: inPlacement, body: () => flight() },
  removeFlight: { open: AU_PAIR, path: inPlacement },
  setPickUp: { open: FAMILY, path: inPlacement, body: () => ({ by: 'Ana', place: 'Terminal 1' }) },
  setArrived: { open: BOTH, path: inPlacement, body: () => ({ hasArrived: false }) },
  answerCheckIn: { open: BOTH, path: onCheckIn, body: () => ({ answer: 'good' }) },
  getHoursWeek: { open: BOTH, path: inPlacement },
  downloadPayRecord: { open: BOTH, path: inPlacement },
  downloadPayRecordSheet: { open: BOTH, path: inPlacement },
  recordHours: { open: AU_PAIR, path: onOtherDay, body: () => ({ way: 'planned', version: 0 }) },
  removeHours: { open: AU_PAIR, path: onOtherDay },
  confirmHours: { open: FAMILY, path: inPlacement, body: () => ({ days: [{ day: workedDay(), version: 2 }] }) },
  disputeHours: { open: FAMILY, path: onDay, body: () => ({ version: 1, note: 'It was an hour less.' }) },
  listCalendarDates: { open: BOTH, path: inPlacement },
  saveCalendarDate: { open: BOTH, path: onNewDate, body: daysOff },
  answerCalendarDate: { open: FAMILY, path: onDate('date'), body: () => ({ version: 1, answer: 'accepted' }) },
  withdrawCalendarDate: { open: AU_PAIR, path: onDate('otherDate'), last: 1 },
  getEmployerClock: { open: BOTH, path: inPlacement },
  recordPermission: {
    open: BOTH,
    path: inPlacement,
    body: () => ({ step: 'granted', on: dayAhead(-1), until: dayAhead(170) }),
  },
  removePermissionStep: {
    open: AU_PAIR,
    path: (ids) => ({ ...inPlacement(ids), entryId: ids['permissionStep'] ?? '' }),
    last: 1,
  },
  saveSupportLetter: { open: FAMILY, path: inPlacement, body: () => ({ reason: 'The youngest starts school.' }) },
  downloadSupportLetter: { open: BOTH, path: inPlacement },
  proposeInterview: { open: BOTH, body: (ids) => ({ ...inConversation(ids), ...times() }) },
  getInterview: own('interview', BOTH),
  getInterviewNotes: own('interview', BOTH),
  saveInterviewNotes: own('interview', BOTH, { body: () => ({ content: 'Calm', asked: [], revision: 1 }) }),
  getInterviewCalendar: own('interview', BOTH),
  getIceServers: own('interview', BOTH),
  getCallRoom: own('interview', BOTH),
  proposeOtherTimes: own('interview', BOTH, { body: times }),
  keepInterviewTime: own('interview', BOTH),
  acceptInterview: own('interview', BOTH, { body: (ids) => ({ proposalId: ids['proposal'] }) }),
  declineInterview: own('interview', BOTH, { body: word, last: 1 }),
  cancelInterview: own('interview', BOTH, { body: word, last: 1 }),
  downloadInvoice: own('invoice', FAMILY),
  payInvoiceByCard: own('invoice', FAMILY),
  cancelMyInvoice: own('invoice', FAMILY, { last: 1 }),
  appeal: own('decision', FAMILY, { body: () => ({ words: 'It was meant as a joke between us.' }) }),
  readNotification: own('notification', AU_PAIR),
  getMyExportFile: own('export', FAMILY),
  changePhoto: own('photo', FAMILY, { body: () => ({ focalPoint: { x: 50, y: 20 } }) }),
  deletePhoto: own('photo', FAMILY, { last: 1 }),
  getJobListing: own('listing', ['otherAuPair', 'auPair']),
  applyForJobListing: own('listing', ['otherAuPair', 'auPair'], { body: () => ({ note: NOTE }) }),
  moveApplication: own('application', BOTH, { body: () => ({ move: 'see' }) }),
  removePushDevice: own('pushDevice', AU_PAIR, { last: 1 }),
  getReport: own('report', AU_PAIR),
  replyToReview: own('review', AU_PAIR, { body: () => ({ words: 'It was a good time for me as well.' }) }),
  countUnreadMessages: { open: FAMILY, body: (ids) => ({ p_user_profile_id: ids['family'] }) },
  changeSavedSearch: own('savedSearch', AU_PAIR, { body: () => ({ alerts: 'daily' }) }),
  markSavedSearchLooked: own('savedSearch', AU_PAIR),
  listNewPeople: own('savedSearch', AU_PAIR),
  removeSavedSearch: own('savedSearch', AU_PAIR, { silent: 204, last: 1 }),
  endSession: own('session', FAMILY, { last: 3 }),
  renamePasskey: own('passkey', FAMILY, { body: () => ({ name: 'Another name' }) }),
  removePasskey: own('passkey', FAMILY, { body: () => ({ turnSecondStepOff: true }), last: 1 }),
  getPlacementReviews: { open: BOTH, path: aboutStay },
  saveMyReview: {
    open: BOTH,
    path: aboutStay,
    body: () => ({ stars: 1, words: 'x'.repeat(60), hoursAsAgreed: 'no', houseRules: 'no', communication: 'no' }),
  },
  getSupportRequest: own('supportRequest', FAMILY),
  writeInSupportRequest: own('supportRequest', FAMILY, { body: () => ({ words: 'One more thing.' }) }),
  closeSupportRequest: own('supportRequest', FAMILY, { last: 1 }),
  getUser: own('family', [...FAMILY, 'admin']),
  getMyEvidence: own('file', AU_PAIR),
  removeEvidence: own('file', AU_PAIR, { last: 1 }),
  resendReferenceRequest: own('reference', AU_PAIR),
  withdrawReference: own('reference', AU_PAIR, { last: 1 }),
  // The next operations are open to members; they name the family, and a block hides it.
  startConversation: { open: ['otherAuPair', 'auPair'], body: (ids) => ({ userId: ids['family'] }) },
  saveToShortlist: own('otherFamily', ['otherAuPair', 'auPair', 'blocked']),
  savePersonNote: own('family', ['otherAuPair', 'auPair'], { body: () => ({ content: 'Calm', labels: ['Again'] }) }),
  setPersonAside: own('family', ['otherAuPair', 'auPair'], { body: () => ({ setAside: true }) }),
  removeFromShortlist: own('family', MEMBERS, { silent: 204 }),
  listReviews: { open: [...MEMBERS, 'unverified', 'admin'], query: (ids) => ({ aboutId: ids['family'] ?? '' }) },
  blockPerson: own('family', OTHERS, { body: () => ({}), last: 2 }),
  unblockPerson: own('family', [...OTHERS, 'family']),
  sendReport: {
    open: OTHERS,
    body: (ids) => ({ subjectType: 'profile', subjectId: ids['family'], reason: 'asks-for-money' }),
    last: 1,
    // No one reports themselves.
    silent: 409,
    // A report never shows whether the other person has blocked its reporter.
    mayShow: { blocked: ['familySurname'] },
  },
};

/**
 * The people who may use an operation on an object. A co-parent may use what the family may, if it acts as the family.
 */
export const openTo = (id: string, { open, holdersOwn }: ObjectRule): readonly Role[] =>
  open.includes('family') && CO_PARENT_OPERATIONS.get(id) === 'family' && !holdersOwn ? [...open, 'coParent'] : open;

/** Operations with an id of something that no one owns, so that no object is behind them. */
export const NAMES_NO_OBJECT = new Set(['uploadEvidence', 'saveMyAdultsAtHome']);

/** The operations of a session before its second factor: setting one up, logging out, and reading its account. */
export const BEFORE_SECOND_FACTOR = new Set([
  'getMyAccount',
  'updatePassword',
  'resendEmailVerification',
  'enrolMfaFactor',
  'confirmMfaFactor',
  'listPasskeys',
  'startPasskeyRegistration',
  'addPasskey',
  'listSessions',
  'endAllSessions',
  'endOtherSessions',
  'endSession',
  'signOut',
]);

/** Ids for operations of admins, by the path up to the parameter. */
export const ADMIN_OBJECTS: Record<string, (ids: ObjectIds) => Record<string, string>> = {
  users: at('family'),
  people: at('family'),
  approvals: at('approval'),
  agreements: at('agreement'),
  'browser-errors': () => ({ id: randomUUID() }),
  'contact-messages': at('contactMessage'),
  'data-breaches': () => ({ id: randomUUID() }),
  'country-landings': () => ({ country: 'france' }),
  exports: at('export'),
  'featured-families': () => ({ place: 'sydney' }),
  'given-up-jobs': () => ({ id: randomUUID() }),
  'scheduled-tasks': () => ({ name: 'posts.publish-due' }),
  grants: at('grant'),
  invoices: at('invoice'),
  'legal-facts': () => ({ region: 'australia', key: 'award_level1_hour', id: randomUUID() }),
  marketing: () => ({ id: '12' }),
  'moderation-cases': (ids) => ({ id: ids['case'] ?? '', fileId: randomUUID() }),
  'post-slugs': () => ({ slug: 'a-post-to-come' }),
  posts: (ids) => ({ id: ids['post'] ?? '', number: '1' }),
  resources: (ids) => ({ id: ids['template'] ?? '', attachmentId: randomUUID() }),
  reviews: at('review'),
  settings: () => ({ key: 'limits' }),
  'support-requests': at('supportRequest'),
  'verification-checks': at('check'),
  'verification-files': at('file'),
  'visa-rules': () => ({ region: 'australia', visa: '417', passport: 'GB' }),
};
