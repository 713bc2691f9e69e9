import type { Reader } from './notification-type.js';

/** Where notifications lead: addresses of the product's pages, as its frontend has them. */
export const paths = {
  conversation: (id: string) => `/app/messages?conversation=${id}`,
  messages: '/app/messages',
  interviews: '/interviews',
  arrangement: (id: string) => `/arrangements/${id}`,
  arrival: (arrangementId: string) => `/app/arrival/${arrangementId}`,
  /** At the week of a day. */
  hours: (arrangementId: string, week: string) => `/app/hours/${arrangementId}?week=${week}`,
  writeReview: (arrangementId: string) => `/reviews/write/${arrangementId}`,
  /** One's own page, as others see it, at what was said of one. */
  ownReviews: ({ id, userType }: Reader) => `/${userType === 'aupair' ? 'au-pair' : 'family'}/${id}#reviews`,
  supportRequest: (id: string) => `/support-requests/${id}`,
  verification: '/verification',
  plan: '/payment',
  jobBoard: '/au-pair-job-board',
  ownApplications: '/au-pair-job-board?view=applications',
  /** At the people whom it has found. */
  savedSearch: (id: string) => `/saved-searches?search=${id}`,
  support: ({ userType }: Reader) => (userType === 'aupair' ? '/au-pair-support' : '/family-support'),
  needOut: '/need-out',
  interviewRoom: (id: string) => `/interviews/${id}/room`,
} as const;
