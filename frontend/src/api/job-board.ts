import { jobBoardApi as generated } from './generated/job-board';

export * from './generated/job-board';

export const jobBoardApi = generated.enhanceEndpoints({
  addTagTypes: ['Messages'],
  endpoints: {
    // Accepting an application opens a conversation.
    moveApplication: { invalidatesTags: ['Job board', 'Messages', 'Dashboard'] },
    applyForJobListing: { invalidatesTags: ['Job board', 'Dashboard'] },
  },
});
