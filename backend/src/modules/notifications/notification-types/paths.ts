import type { Reader } from './notification-type.js';

/** Link targets: paths of the frontend. */
export const paths = {
  conversation: (id: string) => `/app/messages?conversation=${id}`,
  /** The conversation, with the ways to decline kindly. */
  declining: (id: string) => `/app/messages?conversation=${id}#decline`,
  messages: '/app/messages',
  interviews: '/interviews',
  agreement: (id: string) => `/agreements/${id}`,
  arrival: (agreementId: string) => `/app/arrival/${agreementId}`,
  employerClock: (agreementId: string) => `/app/employer-clock/${agreementId}`,
  /** The week of a day. */
  hours: (agreementId: string, week: string) => `/app/hours/${agreementId}?week=${week}`,
  writeReview: (agreementId: string) => `/reviews/write/${agreementId}`,
  /** The reviews on the reader's own profile page. */
  ownReviews: ({ id, userType }: Reader) => `/${userType === 'aupair' ? 'au-pair' : 'family'}/${id}#reviews`,
  supportRequest: (id: string) => `/support-requests/${id}`,
  stillLooking: (token: string) => `/still-looking?token=${encodeURIComponent(token)}`,
  verification: '/verification',
  plan: '/payment',
  jobBoard: '/au-pair-job-board',
  ownApplications: '/au-pair-job-board?view=applications',
  /** The results of the search. */
  savedSearch: (id: string) => `/saved-searches?search=${id}`,
  support: ({ userType }: Reader) => (userType === 'aupair' ? '/au-pair-support' : '/family-support'),
  earlyExit: '/need-out',
  interviewRoom: (id: string) => `/interviews/${id}/room`,
} as const;
