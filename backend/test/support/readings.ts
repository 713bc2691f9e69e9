import { ADMIN_OBJECTS, OBJECT_RULES } from '../security/support/expectations.js';
import type { Operation } from '../security/support/contract.js';
import { addressOf } from '../security/support/requests.js';
import type { ObjectIds } from '../security/support/world.js';

type Values = (ids: ObjectIds) => Record<string, string>;

/** The reader of an operation, and the number of statements that it may take. */
export type Reading = [
  who: 'visitor' | 'family' | 'auPair' | 'otherAuPair' | 'otherFamily' | 'admin',
  statements: number,
  more?: {
    /** How many times it may wait for PostgreSQL, where people read it often. */
    steps?: number;
    /** Where the access matrix does not say it. */
    path?: Values;
    query?: Values;
    /** A search that may find more than one page measures a list first, in one statement. */
    measures?: boolean;
    /** Counts the reading after its answer, perhaps too late to be measured. */
    counts?: boolean;
    /** How much it answers at once, where that is more than 50 rows. */
    longer?: string;
  },
];

const at =
  (name: string): Values =>
  (ids) => ({ id: ids[name] ?? '' });

/**
 * Every GET of the contract. More than six statements need: a detail that admins open, because opening it is recorded in
 * the audit log (three or four); an agreement, because it is read in a transaction so that its parts belong together; a
 * letter of support, which is put together from the records of four modules; new people of a saved search, because a
 * look stores who is new; what waits in each queue, because each is counted by its owner, all at once.
 */
export const READINGS: Record<string, Reading> = {
  getAbout: ['visitor', 0],
  getMyAccount: ['family', 1],
  listApprovals: ['admin', 1],
  listAllAgreements: ['admin', 2],
  listAuditChoices: ['admin', 3],
  listAuditEntries: ['admin', 1],
  listBrowserErrors: ['admin', 1, { query: () => ({ resolved: 'false' }) }],
  listDataBreaches: ['admin', 1],
  listContactMessages: ['admin', 1],
  getContactMessage: ['admin', 7, { longer: 'the newest 200 entries' }],
  listEditableLandings: ['admin', 4],
  getEditableLanding: ['admin', 2],
  getProposedExportFile: ['admin', 4, { path: at('proposedExport') }],
  getFeaturedFamilies: ['admin', 4],
  listFeaturedCandidates: ['admin', 1, { query: () => ({ search: 'harrow' }) }],
  getMetrics: ['admin', 3],
  listFailedJobs: ['admin', 2],
  listAdminInvoices: ['admin', 3],
  downloadAdminInvoice: ['admin', 3],
  getJobsOverview: ['admin', 5],
  listLedger: ['admin', 1, { query: (ids) => ({ userId: ids['family'] ?? '' }) }],
  listAdminFacts: ['admin', 0],
  getAdminFact: ['admin', 0],
  readMarketingAudience: ['admin', 3],
  listCampaigns: ['admin', 1],
  readCampaign: ['admin', 1, { path: at('campaign') }],
  readMarketingConnection: ['admin', 0],
  listBrevoEvents: ['admin', 1],
  listMarketingPeople: ['admin', 1],
  readConsentHistory: ['admin', 4, { path: at('family'), longer: 'the newest 200' }],
  listMarketingTemplates: ['admin', 0],
  readMarketingTemplate: ['admin', 0, { path: at('mailTemplate') }],
  listModerationCases: ['admin', 2],
  openModerationCase: ['admin', 8],
  openCaseFile: ['admin', 8, { path: (ids) => ({ id: ids['decision'] ?? '', fileId: ids['messageFile'] ?? '' }) }],
  getPageSpeed: ['admin', 1],
  listAdminPayments: ['admin', 7],
  getPersonalDataOfPerson: ['admin', 6],
  checkPostSlug: ['admin', 1],
  listAdminPosts: ['admin', 4],
  getAdminPost: ['admin', 3],
  previewPost: ['admin', 2],
  listPostRevisions: ['admin', 1],
  getPostRevision: ['admin', 1],
  listAdminQueues: ['admin', 8],
  listAdminResources: ['admin', 3],
  getAdminResource: ['admin', 4],
  downloadAdminAttachment: [
    'admin',
    1,
    { path: (ids) => ({ id: ids['template'] ?? '', attachmentId: ids['attachment'] ?? '' }) },
  ],
  listSiteSettings: ['admin', 0],
  getSiteSetting: ['admin', 0],
  listSupportQueue: ['admin', 2],
  getSupportQueueRequest: ['admin', 8, { longer: 'the newest 200 messages and notes' }],
  listUsers: ['admin', 2],
  getUserPage: ['admin', 11],
  listUserChecks: ['admin', 6],
  getUserRelationships: ['admin', 9],
  listUserReports: ['admin', 7],
  listUserSignIns: ['admin', 6, { longer: 'the newest 100' }],
  listVerificationChecks: ['admin', 1],
  getVerificationCheck: ['admin', 6],
  listAdminVisaRules: ['admin', 0],
  getAdminVisaRules: ['admin', 0],
  listAgreements: ['family', 2],
  getAgreement: ['family', 11],
  downloadAgreementText: ['family', 2],
  downloadAgreement: ['family', 1],
  listArrivals: ['family', 5],
  getArrivalPlan: ['family', 7],
  searchAuPairs: ['family', 2],
  countAuPairs: ['family', 1],
  getMyAuPairProfile: ['auPair', 1],
  getAuPairPage: ['family', 4, { path: at('auPair'), steps: 2 }],
  listBanNotices: ['family', 1, { longer: 'the newest 200' }],
  getBanner: ['visitor', 0],
  listBlocks: ['family', 3],
  listBlogPosts: ['visitor', 1],
  getBlogPost: ['visitor', 2, { path: () => ({ slug: 'post-1' }) }],
  getMyCalendarFeed: ['family', 1],
  getCalendar: [
    'visitor',
    8,
    { query: (ids) => ({ token: ids['calendarToken'] ?? '' }), longer: 'the newest 200 of each kind' },
  ],
  listCityFamilies: ['family', 3],
  comparePeople: ['family', 4, { query: (ids) => ({ ids: ids['auPair'] ?? '' }) }],
  listConversations: ['family', 2, { steps: 3 }],
  getConversationHeads: ['family', 1, { steps: 1, longer: 'the newest 200' }],
  searchConversations: ['family', 2, { query: () => ({ q: 'good morning' }) }],
  getConversation: ['family', 2, { steps: 3 }],
  getConversationInterview: ['family', 4],
  getMessages: ['family', 1, { steps: 3 }],
  getOpeners: ['family', 4],
  searchConversation: ['family', 1],
  getCountryLanding: ['visitor', 0],
  getMyDashboard: ['family', 4, { steps: 2 }],
  'getMyDashboard of an au pair': ['auPair', 4, { steps: 2 }],
  listEmployerClocks: ['family', 6, { longer: 'the newest 100 entries' }],
  getEmployerClock: ['family', 7, { longer: 'the newest 100 entries' }],
  downloadSupportLetter: ['family', 12],
  getEarlyExitOverview: ['auPair', 4],
  searchFamilies: ['auPair', 2],
  countFamilies: ['auPair', 1],
  mapFamilies: ['auPair', 2],
  getMyFamilyProfile: ['family', 1],
  getFamilyPage: ['auPair', 3, { path: at('family'), steps: 2 }],
  listFaqEntries: ['visitor', 1, { longer: 'the first 200' }],
  listHeldMessages: ['auPair', 1],
  listHoursPlacements: ['family', 4],
  getHoursWeek: ['family', 6],
  listCalendarDates: ['family', 5, { longer: 'at most 200 that are open' }],
  downloadPayRecordSheet: ['family', 4],
  downloadPayRecord: ['family', 5],
  getMyHousehold: ['family', 2],
  listInterviews: ['auPair', 3, { query: () => ({ view: 'waiting' }) }],
  getInterview: ['family', 3],
  getInterviewCalendar: ['family', 2, { path: at('scheduled') }],
  getIceServers: ['family', 1, { path: at('scheduled') }],
  getInterviewNotes: ['family', 2],
  getCallRoom: ['family', 3, { path: at('scheduled') }],
  listInvoices: ['family', 2],
  downloadInvoice: ['family', 3],
  listLegalFacts: ['visitor', 0],
  readMarketingConsent: ['family', 1],
  getMessageFile: ['family', 1],
  listMessageWarnings: ['auPair', 1, { longer: 'the newest 500' }],
  getMessageTimes: ['family', 1],
  listOwnDecisions: ['family', 2],
  readNotificationSettings: ['family', 3],
  listNotifications: ['family', 4],
  readMailSubscription: ['visitor', 1, { query: (ids) => ({ token: ids['mailToken'] ?? '' }) }],
  countUnreadNotifications: ['family', 1],
  listPasskeys: ['family', 1],
  listPhotos: ['auPair', 1],
  getPayCheck: ['visitor', 0],
  listPersonNotes: ['family', 1, { query: (ids) => ({ ids: ids['auPair'] ?? '' }) }],
  getMyPersonalData: ['family', 6],
  getMyExportFile: ['family', 1],
  listPipeline: ['family', 3, { query: () => ({ column: 'signed' }) }],
  listApplications: ['auPair', 5],
  getPlacementCost: ['visitor', 0],
  listJobListings: ['auPair', 6],
  getOwnJobListing: ['family', 2],
  getJobListing: ['auPair', 6],
  getMyPlan: ['family', 7],
  listPlans: ['visitor', 0],
  getMyProfileDraft: ['family', 1],
  listPublishedCountries: ['visitor', 1],
  listPublishedPosts: ['visitor', 1, { longer: 'all, for the site map' }],
  listPublishedResources: ['visitor', 1, { longer: 'all, for the site map' }],
  listPurchases: ['family', 3],
  listPushDevices: ['auPair', 1],
  listRegions: ['visitor', 0],
  listRegionFamilies: ['family', 3],
  listReports: ['auPair', 3],
  getReport: ['auPair', 3],
  downloadResourceFile: ['visitor', 2, { path: at('publicAttachment'), counts: true }],
  listResources: ['visitor', 1, { longer: 'the first 200' }],
  readResource: ['visitor', 2, { path: () => ({ slug: 'template-1' }) }],
  listReviews: ['auPair', 6],
  listSavedSearches: ['auPair', 3],
  listNewPeople: ['auPair', 8, { measures: true }],
  listSessions: ['family', 1],
  listShortlist: ['family', 2],
  readStillLooking: ['visitor', 2, { query: (ids) => ({ token: ids['stillLookingToken'] ?? '' }) }],
  listPlacementsToReview: ['family', 2],
  getPlacementReviews: ['family', 5],
  listSupportRequests: ['family', 1],
  getSupportRequest: ['family', 2, { longer: 'the newest 200 messages' }],
  getUser: ['family', 3],
  getMyVerification: ['auPair', 4],
  getMyEvidence: ['auPair', 1],
  getCheckedFacts: ['family', 5, { path: at('auPair') }],
  getVisaFit: ['visitor', 0],
  getMyVisa: ['auPair', 2],
  checkLiveness: ['visitor', 0],
  checkReadiness: ['visitor', 1],
};

/** Where a reading asks: its path and query, else those of the access matrix, else the examples of the contract. */
export function addressOfReading(operation: Operation, [, , more]: Reading, ids: ObjectIds): string {
  const rule = OBJECT_RULES[operation.id];
  const [, , area, folder = ''] = operation.path.split('/');
  const path = more?.path ?? rule?.path ?? (area === 'admin' ? ADMIN_OBJECTS[folder] : undefined);
  return addressOf(operation, { path: path?.(ids) ?? {}, query: (more?.query ?? rule?.query)?.(ids) ?? {} });
}
