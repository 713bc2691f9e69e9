import type { Region } from './regions';

/** Every path of the site, without region prefix. `RegionLink` adds `/nz` where it is needed. */
export const paths = {
  home: '/',
  pricing: '/pricing',
  searchAuPairs: '/search-au-pairs',
  searchFamilies: '/search-families',
  forAuPairs: '/for-au-pairs',
  forFamilies: '/for-families',
  blog: '/blog',
  contact: '/contact',
  payment: '/payment',
  premiumPayment: '/payment?tier=premium',
  auth: '/auth',
  resetPassword: '/reset-password',
  joinHousehold: '/join-household',
  resources: '/resources',
  visaFit: '/visa-fit',
  payCalculator: '/pay-calculator',
  placementCost: '/placement-cost',
  faq: '/faq-au-pairs-host-families',
  faqFamilies: '/faq-au-pairs-host-families#faq-families',
  faqAuPairs: '/faq-au-pairs-host-families#faq-au-pairs',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  dashboard: '/dashboard',
  account: '/account',
  accountContact: '/account/contact',
  accountSecurity: '/account/security',
  accountNotifications: '/account/notifications',
  accountHousehold: '/account/household',
  accountPlan: '/account/plan',
  accountCalendar: '/account/calendar',
  accountApp: '/account/app',
  accountSafety: '/account/safety',
  accountData: '/account/your-data',
  notifications: '/notifications',
  unsubscribe: '/unsubscribe',
  stillLooking: '/still-looking',
  familyProfileForm: '/profile/family',
  auPairProfileForm: '/profile/au-pair',
  savedSearches: '/saved-searches',
  auPairJobBoard: '/au-pair-job-board',
  auPairSupport: '/au-pair-support',
  familySupport: '/family-support',
  report: '/report',
  appeal: '/appeal',
  messages: '/app/messages',
  hours: '/app/hours',
  arrival: '/app/arrival',
  employerClock: '/app/employer-clock',
  compare: '/app/compare',
  pipeline: '/app/pipeline',
  earlyExit: '/need-out',
  offline: '/offline',
  interviews: '/interviews',
  deviceTest: '/interviews/device-test',
  verification: '/verification',
  adminDashboard: '/admin-dashboard',
  adminVerification: '/admin/verification',
  adminSupport: '/admin/support',
  adminModeration: '/admin/moderation',
  adminBlog: '/admin/blog',
  adminBlogEdit: '/admin/blog-edit',
  adminBlogPreview: '/admin/blog-preview',
  adminPayments: '/admin/payments',
  adminSettings: '/admin/settings',
  adminCountries: '/admin/countries',
  adminFacts: '/admin/facts',
  adminVisaRules: '/admin/visa-rules',
  adminFeatured: '/admin/feature-family',
  adminJobs: '/admin/jobs',
  adminBrowserErrors: '/admin/browser-errors',
  adminBreaches: '/admin/data-breaches',
  adminPageSpeed: '/admin/page-speed',
  adminAgreements: '/admin/agreements',
  adminContact: '/admin/contact',
  adminBrevo: '/admin/brevo',
  adminAudit: '/admin/audit',
  adminApprovals: '/admin/approvals',
  adminUsers: '/admin/users',
  adminResources: '/admin-resources',
  adminResourceEdit: '/admin-resource-edit',
  adminUploadTrials: '/test-upload',
} as const;

/** Address of a family's public page. */
export const familyPath = (id: string): string => `/family/${id}`;
/** Address of an au pair's public page. */
export const auPairPath = (id: string): string => `/au-pair/${id}`;
/** Address of a guide in the library. */
export const resourcePath = (slug: string): string => `${paths.resources}/${slug}`;
/** The report form for a subject, for links from elsewhere. */
export const reportPath = (subject: 'profile' | 'message' | 'interview' | 'review', id: string): string =>
  `${paths.report}?subject=${subject}&id=${id}`;
/** The home page as visitors from one country see it. */
export const countryPagePath = (country: string): string => `${paths.home}?country=${country}`;
/** A saved search, opened at its new people. */
export const savedSearchPath = (id: string): string => `${paths.savedSearches}?search=${id}`;
/** Address of one conversation in the messages screen. */
export const conversationPath = (id: string): string => `${paths.messages}?conversation=${id}`;
/** A conversation that is searched for words, at one message or at the latest that was found. */
export const foundPath = (id: string, words: string, seq?: number): string =>
  `${conversationPath(id)}&find=${encodeURIComponent(words)}${seq === undefined ? '' : `&at=${seq}`}`;
/** The comparison of several people. */
export const comparePath = (ids: readonly string[]): string => `${paths.compare}?ids=${ids.join()}`;
/** Answers whether someone is still looking, also without a session. */
export const stillLookingPath = (token: string): string => `${paths.stillLooking}?token=${encodeURIComponent(token)}`;
/** Starts or continues the conversation with a person. */
export const writeToPath = (personId: string): string => `${paths.messages}?to=${personId}`;
/** The plans or a profile form, which lead on to a page once they are done. */
export const pathThen = (path: string, next: string): string => `${path}?next=${encodeURIComponent(next)}`;
/** The room of a video interview. */
export const callRoomPath = (interviewId: string): string => `/interviews/${interviewId}/room`;
/** The review form of a placement. */
export const writeReviewPath = (agreementId: string): string => `/reviews/write/${agreementId}`;
/** A support request with its messages. */
export const supportRequestPath = (id: string): string => `/support-requests/${id}`;
/** The help page for one role. */
export const supportPath = (userType: string): string =>
  userType === 'family' ? paths.familySupport : paths.auPairSupport;
/** Address of an agreement. */
export const agreementPath = (id: string): string => `/agreements/${id}`;
/** The arrival plan of one placement. */
export const arrivalPath = (agreementId: string): string => `${paths.arrival}/${agreementId}`;
/** The time with one employer of one placement. */
export const employerClockPath = (agreementId: string): string => `${paths.employerClock}/${agreementId}`;
/** The hours of one placement. */
export const hoursPath = (agreementId: string): string => `${paths.hours}/${agreementId}`;
/** Logging in and signing up for one role. */
export const authPath = (type: 'family' | 'aupair'): string => `${paths.auth}?type=${type}`;
/** The log-in page, which returns to the requested page. */
export const authPathBackTo = (next: string): string => `${paths.auth}?next=${encodeURIComponent(next)}`;

/** The setup of a second factor for a new admin, before the requested page. */
export const secondFactorPath = (next: string): string => `${paths.account}?next=${encodeURIComponent(next)}`;
/** Signing up, in either role. */
export const signUpPath = `${paths.auth}#sign-up`;

/** Signing up for one role, which returns to the requested page. */
export const signUpPathBackTo = (type: 'family' | 'aupair', next: string): string =>
  `${authPath(type)}&next=${encodeURIComponent(next)}`;

/** The landing pages have their country in the path itself. */
export const landingPaths: Record<Region, { auPairs: string; families: string }> = {
  australia: { auPairs: '/become-an-au-pair-australia', families: '/become-a-host-family-australia' },
  newzealand: { auPairs: '/nz/become-an-au-pair-new-zealand', families: '/nz/become-a-host-family-new-zealand' },
};
