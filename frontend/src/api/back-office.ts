import { backOfficeApi as generated } from './generated/back-office';

export * from './generated/back-office';

/** Whatever is done with requests for help and reviews changes what waits, and the log. */
const queues = { invalidatesTags: ['Back office', 'Back office audit'] } as const;

export const backOfficeApi = generated.enhanceEndpoints({
  addTagTypes: ['Back office audit', 'Reviews'],
  endpoints: {
    answerSupportRequest: queues,
    assignSupportRequest: queues,
    noteOnSupportRequest: queues,
    setSupportRequestState: queues,
    removeReview: { invalidatesTags: ['Back office', 'Back office audit', 'Reviews', 'Page', 'Search'] },
  },
});
