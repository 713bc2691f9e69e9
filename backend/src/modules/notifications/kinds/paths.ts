import type { Reader } from './kind.js';

/** Where notifications lead: addresses of the product's pages, as its frontend has them. */
export const paths = {
  conversation: (id: string) => `/app/messages?conversation=${id}`,
  messages: '/app/messages',
  interviews: '/interviews',
  arrangement: (id: string) => `/arrangements/${id}`,
  /** Where a stay is reviewed, and what was said of it is read. */
  review: (arrangementId: string) => `/reviews/write/${arrangementId}`,
  support: ({ userType }: Reader) => (userType === 'aupair' ? '/au-pair-support' : '/family-support'),
  interviewRoom: (id: string) => `/interviews/${id}/room`,
} as const;
