import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CO_PARENT_OPERATIONS } from '../../src/modules/auth/household/co-parent-operations.js';

interface Operation {
  operationId: string;
  security?: object[];
}

const { paths } = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};

/** Operations that bind the family, cost money, change its profile, or give access that outlives the seat. */
const ONLY_ACCOUNT_HOLDER = [
  'answerCheckIn',
  'answerCalendarDate',
  'appeal',
  'applyForJobListing',
  'askForReference',
  'buyPlan',
  'cancelAgreement',
  'cancelMyInvoice',
  'changeNotificationSettings',
  'closeSupportRequest',
  'confirmHours',
  'createProfile',
  'changePhoto',
  'deletePhoto',
  'discardAgreementDraft',
  'discardMyProfileDraft',
  'disputeHours',
  'endAgreement',
  'endAgreementOfEarlyExit',
  'getMyAuPairProfile',
  'getMyCalendarFeed',
  'getMyEvidence',
  'getMyProfileDraft',
  'getSupportRequest',
  'inviteCoParent',
  'listPhotos',
  'listPushDevices',
  'listSupportRequests',
  'resendReferenceRequest',
  'moveApplication',
  'openEarlyExit',
  'openSupportRequest',
  'payInvoiceByCard',
  'proposeTerms',
  'putPushDevice',
  'readMarketingConsent',
  'readNotificationSettings',
  'recordHours',
  'recordPermission',
  'rematchAfterEarlyExit',
  'removeCoParent',
  'removeEvidence',
  'removeFlight',
  'removeHours',
  'removePermissionStep',
  'removePushDevice',
  'renewMyCalendarFeed',
  'replyToReview',
  'resendHouseholdInvitation',
  'revokeMyCalendarFeed',
  'saveAgreementDraft',
  'saveCalendarDate',
  'saveMyAdultsAtHome',
  'saveMyAuPairProfile',
  'saveMyCallPreferences',
  'saveMyFamilyProfile',
  'saveOwnJobListing',
  'saveMyProfileDraft',
  'saveMyReview',
  'saveMyWorkingWithChildrenCheck',
  'saveSupportLetter',
  'setFlight',
  'setMarketingConsent',
  'setMyAuPairProfileActive',
  'setMyFamilyProfileActive',
  'setOwnJobListingState',
  'signAgreement',
  'startAgreement',
  'withdrawReference',
  'unblockPerson',
  'updateMyProfile',
  'uploadEvidence',
  'uploadPhoto',
  'withdrawCalendarDate',
  'withdrawHouseholdInvitation',
  'writeInSupportRequest',
];

/** Operations at which it matters who is logged in; those of admins are closed to every member. */
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.values(methods)
    .filter(({ security }) => security?.some((one) => Object.keys(one).length > 0))
    .map(({ operationId }) => operationId)
    .filter((id) => !path.startsWith('/api/admin') && id !== 'openLiveConnection'),
);

describe('An operation for members', () => {
  it('is open to co-parents, or only to the account holder, by a decision', () => {
    const decided = [...CO_PARENT_OPERATIONS.keys(), ...ONLY_ACCOUNT_HOLDER];
    expect(
      operations.filter((id) => !decided.includes(id)),
      'decide: list them in co-parent-operations.ts, or in ONLY_ACCOUNT_HOLDER above',
    ).toEqual([]);
    expect(decided.filter((id) => !operations.includes(id))).toEqual([]);
    expect(decided.filter((id, index) => decided.indexOf(id) !== index)).toEqual([]);
  });
});
