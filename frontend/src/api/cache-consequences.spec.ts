import { expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { baseApi } from './base-api';

/** Changes that affect no other screen, and why. */
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
  'Its answer takes the place of what was read': ['changeNotificationSettings', 'saveAgreementDraft'],
  'What browsers meet is counted; Admin asks anew when its list is opened': ['reportBrowserError'],
  'A question that is asked with POST, or a trial': [
    'checkHouseholdInvitation',
    'countUnreadMessages',
    'lookUpReferenceForm',
    'startPasskeyChallenge',
    'startPasskeyConfirmation',
    'startPasskeyRegistration',
    'startPasskeySignIn',
    'previewCampaign',
    'readAppealLink',
    'testCampaign',
    'tryUpload',
    'tryVisaRules',
  ],
  'The form that asked shows it; others see it once the profile is saved': ['deletePhoto', 'uploadPhoto'],
  'Read when its form opens, and never kept': ['saveInterviewNotes'],
  'The cache is emptied, since another session begins or none': [
    'endAllSessions',
    'leaveHousehold',
    'signOut',
    'signInWithPasskey',
    'verifyMfaChallenge',
  ],
  'The same session with a new token': ['refreshSession'],
  'Shown once, by whoever asked': ['enrolMfaFactor', 'renewRecoveryCodes'],
  'Its page shows the thanks, and no member reads it': ['giveReference', 'sendContactMessage', 'unsubscribe'],
  'Numbered live events change what is shown': [
    'changeConversation',
    'deleteMessage',
    'editMessage',
    'markConversationRead',
    'readAllNotifications',
    'readNotification',
    'removeReaction',
    'saveMessageDraft',
    'sendMessage',
    'setReaction',
    'uploadMessageFile',
  ],
  'Only this browser shows whether it gets push messages': ['putPushDevice', 'removePushDevice'],
};

/** Changes that only affect screens of the same subject, which are refetched. */
const OWN_SUBJECT = [
  'acceptInterview',
  'answerCalendarDate',
  'answerCheckIn',
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
  'confirmHours',
  'declineInterview',
  'discardAgreementDraft',
  'disputeHours',
  'endOtherSessions',
  'endSession',
  'eraseMyAccount',
  'giveBackContactMessage',
  'hearOfStripeEvent',
  'inviteCoParent',
  'joinHousehold',
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
  'recordHours',
  'recordPermission',
  'removeCampaign',
  'removeCoParent',
  'removeEvidence',
  'removeFlight',
  'removeFromShortlist',
  'removeHours',
  'removePermissionStep',
  'removeSavedSearch',
  'renamePasskey',
  'renewMyCalendarFeed',
  'renewPushDevice',
  'replyToReview',
  'requestPasswordRecovery',
  'resendEmailVerification',
  'resendHouseholdInvitation',
  'resetPassword',
  'revokeMyCalendarFeed',
  'saveCalendarDate',
  'saveMyCallPreferences',
  'saveMyPlace',
  'savePersonNote',
  'saveSearch',
  'saveSupportLetter',
  'saveToShortlist',
  'scheduleCampaign',
  'sendCampaign',
  'setArrivalTask',
  'setContactMessageState',
  'setFlight',
  'setMarketingConsent',
  'setMyPlaceState',
  'setPersonAside',
  'setPickUp',
  'signIn',
  'signUp',
  'startAgreement',
  'startMarketingSync',
  'takeContactMessage',
  'takeReferenceBack',
  'undoEmailChange',
  'updatePassword',
  'uploadEvidence',
  'verifyEmail',
  'withdrawHouseholdInvitation',
  'writeInSupportRequest',
  'withdrawCalendarDate',
];

/** Changes that affect screens of other subjects, with the tags that are refetched. */
const BEYOND: [tags: string[], mutations: string[]][] = [
  [
    ['Accounts', 'Sessions'],
    ['confirmMfaFactor', 'disableMfaFactor'],
  ],
  [
    ['Accounts', 'Passkeys', 'Sessions'],
    ['addPasskey', 'removePasskey'],
  ],
  [['Agreements', 'Dashboard', 'Early exits', 'Page', 'Reviews', 'Search'], ['endAgreementOfEarlyExit']],
  [['Agreements', 'Dashboard', 'Page', 'Reviews', 'Search'], ['endAgreement']],
  [
    ['Agreements', 'Dashboard', 'Page', 'Search'],
    ['cancelAgreement', 'signAgreement'],
  ],
  [
    ['Admin', 'Admin audit'],
    ['answerSupportRequest', 'assignSupportRequest', 'noteOnSupportRequest', 'setSupportRequestState'],
  ],
  [
    ['Admin', 'Admin audit', 'Admin facts', 'Blog', 'Countries', 'FAQ', 'Legal facts', 'Resources'],
    ['addFactRow', 'correctFactRow'],
  ],
  [
    ['Admin', 'Admin audit', 'Admin visas', 'Visas'],
    ['confirmVisaRules', 'publishVisaRules'],
  ],
  [['Admin audit', 'Admin browser errors'], ['resolveBrowserError']],
  [
    ['Admin', 'Admin audit', 'Admin jobs'],
    ['dropGivenUpJob', 'retryGivenUpJob'],
  ],
  [
    ['Admin', 'Admin audit', 'Admin payments'],
    ['cancelInvoice', 'grantPlan', 'markInvoicePaid', 'noteTransfer', 'remindOfInvoice', 'withdrawGrant'],
  ],
  [
    ['Admin', 'Admin audit', 'Admin payments', 'Admin privacy', 'Admin settings', 'Admin users', 'Plans'],
    ['decideApproval', 'proposeApproval'],
  ],
  [
    ['Admin', 'Admin audit', 'Admin users', 'Moderation', 'Page', 'Search'],
    ['decideAppeal', 'decideModerationCase'],
  ],
  [
    ['Admin', 'Admin audit', 'Admin users', 'Verification review'],
    ['decideOnVerification', 'withdrawVerification'],
  ],
  [
    ['Admin', 'Admin audit', 'Moderation'],
    ['claimModerationCase', 'leaveModerationCase'],
  ],
  [['Admin', 'Admin audit', 'Page', 'Reviews', 'Search'], ['removeReview']],
  [['Admin agreements', 'Admin audit'], ['withdrawAgreement']],
  [['Admin audit'], ['openAgreement']],
  [
    ['Admin audit', 'Admin countries', 'Countries'],
    ['saveCountryLanding', 'settleNewerLandingText'],
  ],
  [['Admin audit', 'Admin privacy', 'Admin users'], ['withdrawErasure']],
  [
    ['Admin audit', 'Admin resources', 'Resources'],
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
  [['About', 'Admin audit', 'Admin settings', 'Banner', 'Plans'], ['changeSiteSetting']],
  [
    ['Admin audit', 'Admin users'],
    ['markUserEmailVerified', 'resendUserEmailVerification', 'signOutUser'],
  ],
  [
    ['Admin audit', 'Admin users', 'Page', 'Search'],
    ['restoreUser', 'suspendUser'],
  ],
  [['Admin audit', 'Verification review'], ['openEvidence']],
  [['Admin featured families', 'Search'], ['chooseFeaturedFamilies']],
  [['Admin posts', 'Blog'], ['removePost']],
  [['Blog'], ['publishPost', 'settleReleaseText', 'takeBackPost']],
  [['Dashboard', 'Early exits', 'MyProfile', 'Page', 'Search'], ['rematchAfterEarlyExit']],
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
  [['Early exits', 'Support'], ['openEarlyExit']],
  [['MyProfile', 'Plans'], ['buyPlan']],
  // The visa preview for typed values.
  [['Visas'], ['discardMyProfileDraft', 'saveMyProfileDraft']],
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

/** Every endpoint as configured by the files of the subjects. */
async function definitions(): Promise<Map<string, Definition>> {
  for (const file of readdirSync(new URL('.', import.meta.url)))
    if (/^[a-z-]+\.ts$/.test(file)) await import(`./${file.slice(0, -3)}`);
  const found = new Map<string, Definition>();
  const look = (name: string) => (definition: Definition) => void found.set(name, definition);
  const names = Object.keys(baseApi.endpoints);
  const api = baseApi as unknown as { enhanceEndpoints: (options: object) => void };
  api.enhanceEndpoints({ endpoints: Object.fromEntries(names.map((name) => [name, look(name)])) });
  return found;
}

/** All changes that the contract allows browsers to make. */
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
