import type { Region } from './regions';

/** Every address of the site, without region prefix. `RegionLink` adds `/nz` where it belongs. */
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
  faq: '/faq-au-pairs-host-families',
  faqFamilies: '/faq-au-pairs-host-families#faq-families',
  faqAuPairs: '/faq-au-pairs-host-families#faq-au-pairs',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  dashboard: '/dashboard',
  account: '/account',
  notifications: '/notifications',
  unsubscribe: '/unsubscribe',
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
  compare: '/app/compare',
  pipeline: '/app/pipeline',
  needOut: '/need-out',
  interviews: '/interviews',
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
  adminAgreements: '/admin/arrangements',
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
/** Address of the report of something, for links from elsewhere. */
export const reportPath = (subject: 'profile' | 'message' | 'interview' | 'review', id: string): string =>
  `${paths.report}?subject=${subject}&id=${id}`;
/** The page that visitors from one country see. */
export const countryPagePath = (country: string): string => `${paths.home}?country=${country}`;
/** Address of a saved search, opened at its new people. */
export const savedSearchPath = (id: string): string => `${paths.savedSearches}?search=${id}`;
/** Address of one conversation in the messages screen. */
export const conversationPath = (id: string): string => `${paths.messages}?conversation=${id}`;
/** Address of some people side by side. */
export const comparePath = (ids: readonly string[]): string => `${paths.compare}?ids=${ids.join()}`;
/** Where one begins to write to a person, or goes on. */
export const writeToPath = (personId: string): string => `${paths.messages}?to=${personId}`;
/** The form of the own profile, which leads on to a page once the profile is saved. */
export const profileFormThen = (form: string, next: string): string => `${form}?next=${encodeURIComponent(next)}`;
/** The room of one video interview. */
export const callRoomPath = (interviewId: string): string => `/interviews/${interviewId}/room`;
/** Where one writes about a stay. */
export const writeReviewPath = (arrangementId: string): string => `/reviews/write/${arrangementId}`;
/** One request for help with its messages. */
export const supportRequestPath = (id: string): string => `/support-requests/${id}`;
/** The help page of one kind of person. */
export const supportPath = (userType: string): string =>
  userType === 'family' ? paths.familySupport : paths.auPairSupport;
/** Address of an agreement. */
export const agreementPath = (id: string): string => `/arrangements/${id}`;
/** The hours of one placement. */
export const hoursPath = (arrangementId: string): string => `${paths.hours}/${arrangementId}`;
/** Sign-in and registration for one kind of person. */
export const authPath = (type: 'family' | 'aupair'): string => `${paths.auth}?type=${type}`;
/** Sign-in that leads back to the page asked for. */
export const authPathBackTo = (next: string): string => `${paths.auth}?next=${encodeURIComponent(next)}`;

/** Where a new admin sets up a second factor, before the page asked for. */
export const secondFactorPath = (next: string): string => `${paths.account}?next=${encodeURIComponent(next)}`;
/** Registration, in either role. */
export const signUpPath = `${paths.auth}#sign-up`;

/** Registration for one kind of person that leads back to the page asked for. */
export const signUpPathBackTo = (type: 'family' | 'aupair', next: string): string =>
  `${authPath(type)}&next=${encodeURIComponent(next)}`;

/** The landing pages carry their country in the address itself. */
export const landingPaths: Record<Region, { auPairs: string; families: string }> = {
  australia: { auPairs: '/become-an-au-pair-australia', families: '/become-a-host-family-australia' },
  newzealand: { auPairs: '/nz/become-an-au-pair-new-zealand', families: '/nz/become-a-host-family-new-zealand' },
};
