import { adminApi as generated } from './generated/admin';

export * from './generated/admin';

/** Actions on support requests and reviews change the queues and the audit log. */
const queues = { invalidatesTags: ['Admin', 'Admin audit'] } as const;

export const adminApi = generated.enhanceEndpoints({
  addTagTypes: ['Admin audit', 'Reviews'],
  endpoints: {
    answerSupportRequest: queues,
    assignSupportRequest: queues,
    noteOnSupportRequest: queues,
    setSupportRequestState: queues,
    removeReview: { invalidatesTags: ['Admin', 'Admin audit', 'Reviews', 'Page', 'Search'] },
  },
});
