import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { emptyApi } from './empty-api';

/** Changes that no screen has to be told of, and why. */
const NOTHING_SHOWN: Record<string, string[]> = {
  'The editor knows what it has saved; lists ask anew when they are opened': [
    'autosavePost',
    'createPost',
    'leavePost',
    'restorePostRevision',
    'savePost',
    'unschedulePost',
    'uploadPicture',
    'visitPost',
  ],
  'Its answer takes the place of what was read': ['changeNotificationSettings', 'saveArrangementDraft'],
  'A question that is asked with POST, or a trial': [
    'countUnreadMessages',
    'lookUpReferenceForm',
    'previewCampaign',
    'readAppealLink',
    'testCampaign',
    'tryUpload',
  ],
  'The form that asked shows it; others see it once the profile is saved': ['deletePhoto', 'uploadPhoto'],
  'Read when its form opens, and never kept': ['discardMyProfileDraft', 'saveInterviewNotes', 'saveMyProfileDraft'],
  'The cache is emptied, since another session begins or none': ['endAllSessions', 'signOut', 'verifyMfaChallenge'],
  'The same session with a new token': ['refreshSession'],
  'Shown once, by whoever asked': ['enrolMfaFactor', 'renewRecoveryCodes'],
  'Its page shows the thanks, and no member reads it': ['giveReference', 'sendContactMessage', 'unsubscribe'],
  'Numbered live events change what is shown': [
    'markConversationRead',
    'readAllNotifications',
    'readNotification',
    'removeReaction',
    'sendMessage',
    'setReaction',
  ],
  'Only this browser shows whether it gets push messages': ['putPushDevice', 'removePushDevice'],
};

/** Changes that only screens of the same subject show: those ask anew. */
const OWN_SUBJECT = [
  'acceptInterview',
  'answerContactMessage',
  'appeal',
  'appealByLink',
  'askForMarketingReports',
  'askForMyExport',
  'askForReference',
  'cancelInterview',
  'cancelMyInvoice',
  'changeEmail',
  'changeSavedSearch',
  'checkRecoveryLink',
  'closeSupportRequest',
  'confirmEmailChange',
  'declineInterview',
  'discardArrangementDraft',
  'endOtherSessions',
  'endSession',
  'eraseMyAccount',
  'giveBackContactMessage',
  'hearOfStripeEvent',
  'keepInterviewTime',
  'keepMyAccount',
  'mailRefereeAgain',
  'makeCampaign',
  'markSavedSearchLooked',
  'noteOnContactMessage',
  'openSupportRequest',
  'payInvoiceByCard',
  'proposeInterview',
  'proposeOtherTimes',
  'proposeTerms',
  'receiveBrevoReports',
  'removeCampaign',
  'removeEvidence',
  'removeFromShortlist',
  'removeSavedSearch',
  'renewMyCalendarFeed',
  'renewPushDevice',
  'replyToReview',
  'requestPasswordRecovery',
  'resendEmailVerification',
  'resetPassword',
  'revokeMyCalendarFeed',
  'saveMyCallPreferences',
  'saveMyPlace',
  'saveSearch',
  'saveToShortlist',
  'scheduleCampaign',
  'sendCampaign',
  'setContactMessageState',
  'setMarketingConsent',
  'setMyPlaceState',
  'signIn',
  'signUp',
  'startArrangement',
  'startMarketingSync',
  'takeContactMessage',
  'takeReferenceBack',
  'undoEmailChange',
  'updatePassword',
  'uploadEvidence',
  'verifyEmail',
  'writeInSupportRequest',
];

/** Changes that screens of other subjects show as well: what asks anew. */
const BEYOND: [tags: string[], mutations: string[]][] = [
  [
    ['Accounts', 'Sessions'],
    ['confirmMfaFactor', 'disableMfaFactor'],
  ],
  [['Arrangements', 'Dashboard', 'Exits', 'Page', 'Reviews', 'Search'], ['endArrangementOfExit']],
  [['Arrangements', 'Dashboard', 'Page', 'Reviews', 'Search'], ['endArrangement']],
  [
    ['Arrangements', 'Dashboard', 'Page', 'Search'],
    ['cancelArrangement', 'signArrangement'],
  ],
  [
    ['Back office', 'Back office audit'],
    ['answerSupportRequest', 'assignSupportRequest', 'noteOnSupportRequest', 'setSupportRequestState'],
  ],
  [
    ['Back office', 'Back office audit', 'Back office jobs'],
    ['dropGivenUpJob', 'retryGivenUpJob'],
  ],
  [
    ['Back office', 'Back office audit', 'Back office payments'],
    ['cancelInvoice', 'grantPlan', 'markInvoicePaid', 'noteTransfer', 'remindOfInvoice', 'withdrawGrant'],
  ],
  [
    [
      'Back office',
      'Back office audit',
      'Back office payments',
      'Back office privacy',
      'Back office settings',
      'Back office users',
      'Plans',
    ],
    ['decideApproval', 'proposeApproval'],
  ],
  [
    ['Back office', 'Back office audit', 'Back office users', 'Moderation', 'Page', 'Search'],
    ['decideAppeal', 'decideModerationCase'],
  ],
  [
    ['Back office', 'Back office audit', 'Back office users', 'Verification review'],
    ['decideOnVerification', 'withdrawVerification'],
  ],
  [
    ['Back office', 'Back office audit', 'Moderation'],
    ['claimModerationCase', 'leaveModerationCase'],
  ],
  [['Back office', 'Back office audit', 'Page', 'Reviews', 'Search'], ['removeReview']],
  [['Back office arrangements', 'Back office audit'], ['withdrawArrangement']],
  [['Back office audit'], ['openArrangement']],
  [
    ['Back office audit', 'Back office countries', 'Countries'],
    ['saveCountryLanding', 'settleNewerLandingText'],
  ],
  [['Back office audit', 'Back office privacy', 'Back office users'], ['withdrawErasure']],
  [
    ['Back office audit', 'Back office resources', 'Resources'],
    [
      'createResource',
      'deleteResource',
      'editAttachment',
      'editResource',
      'linkAttachment',
      'orderAttachments',
      'removeAttachment',
      'replaceAttachment',
      'setResourceFeatured',
      'setResourcePublished',
      'settleNewerResourceText',
      'uploadAttachment',
    ],
  ],
  [['Back office audit', 'Back office settings', 'Banner', 'Plans'], ['changeSiteSetting']],
  [
    ['Back office audit', 'Back office users'],
    ['markUserEmailVerified', 'resendUserEmailVerification', 'signOutUser'],
  ],
  [
    ['Back office audit', 'Back office users', 'Page', 'Search'],
    ['restoreUser', 'suspendUser'],
  ],
  [['Back office audit', 'Verification review'], ['openEvidence']],
  [['Back office featured families', 'Search'], ['chooseFeaturedFamilies']],
  [['Back office posts', 'Blog'], ['removePost']],
  [['Blog'], ['publishPost', 'settleReleaseText', 'takeBackPost']],
  [['Dashboard', 'Exits', 'MyProfile', 'Page', 'Search'], ['rematchAfterExit']],
  [
    ['Dashboard', 'Interviews', 'Job board', 'Messages', 'Page', 'Safety', 'Saved searches', 'Search', 'Shortlist'],
    ['blockPerson', 'sendReport', 'unblockPerson'],
  ],
  [['Dashboard', 'Job board'], ['applyForPlace']],
  [['Dashboard', 'Job board', 'Messages'], ['movePlaceApplication']],
  [['Dashboard', 'Messages'], ['startConversation']],
  [
    ['Dashboard', 'MyProfile'],
    ['createProfile', 'updateMyProfile'],
  ],
  [
    ['Dashboard', 'MyProfile', 'Page', 'Search'],
    ['saveMyAuPairProfile', 'saveMyFamilyProfile', 'setMyAuPairProfileActive', 'setMyFamilyProfileActive'],
  ],
  [['Dashboard', 'Page', 'Reviews', 'Search'], ['saveMyReview']],
  [['Exits', 'Support'], ['openExit']],
  [['MyProfile', 'Plans'], ['buyPlan']],
  [
    ['Page', 'Verification'],
    ['saveMyAdultsAtHome', 'saveMyWorkingWithChildrenCheck'],
  ],
];

interface Definition {
  type: 'query' | 'mutation' | 'infinitequery';
  providesTags?: readonly string[];
  invalidatesTags?: readonly string[];
}

/** Every endpoint as the files of the subjects leave it. */
async function definitions(): Promise<Map<string, Definition>> {
  for (const file of readdirSync(new URL('.', import.meta.url)))
    if (/^[a-z-]+\.ts$/.test(file)) await import(`./${file.slice(0, -3)}`);
  const found = new Map<string, Definition>();
  const look = (name: string) => (definition: Definition) => void found.set(name, definition);
  const names = Object.keys(emptyApi.endpoints);
  const api = emptyApi as unknown as { enhanceEndpoints: (options: object) => void };
  api.enhanceEndpoints({ endpoints: Object.fromEntries(names.map((name) => [name, look(name)])) });
  return found;
}

/** What the contract lets browsers change. */
function writes(): string[] {
  const contract = JSON.parse(readFileSync(new URL('../../../backend/openapi.json', import.meta.url), 'utf8')) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const operations = Object.values(contract.paths).flatMap((methods) => Object.entries(methods));
  return operations.flatMap(([method, { operationId }]) => (method === 'get' ? [] : [operationId]));
}

const sorted = (names: Iterable<string>) => [...names].sort();

it('says of every change of the contract which screens ask anew, or why none does', async () => {
  const known = await definitions();
  const tagsOf = (name: string) => sorted(known.get(name)?.invalidatesTags ?? []);
  const silent = Object.values(NOTHING_SHOWN).flat();
  const listed = [...silent, ...OWN_SUBJECT, ...BEYOND.flatMap(([, names]) => names)];
  expect(sorted(listed)).toEqual(sorted(writes()));
  expect(silent.filter((name) => tagsOf(name).length > 0)).toEqual([]);
  expect(OWN_SUBJECT.filter((name) => tagsOf(name).length !== 1)).toEqual([]);
  for (const [tags, names] of BEYOND)
    expect(names.map((name) => [name, tagsOf(name)])).toEqual(names.map((name) => [name, sorted(tags)]));
});

it('lets ask anew only for what is read somewhere', async () => {
  const known = [...(await definitions())];
  const read = new Set(known.flatMap(([, { providesTags = [] }]) => providesTags));
  const unread = known.flatMap(([name, { invalidatesTags = [] }]) =>
    invalidatesTags.filter((tag) => !read.has(tag)).map((tag) => `${name}: ${tag}`),
  );
  expect(unread).toEqual([]);
});
