import { jobBoardApi as generated } from './generated/job-board';

export * from './generated/job-board';

export const jobBoardApi = generated.enhanceEndpoints({
  addTagTypes: ['Messages'],
  endpoints: {
    // Accepting an application opens a conversation.
    movePlaceApplication: { invalidatesTags: ['Job board', 'Messages', 'Dashboard'] },
    applyForPlace: { invalidatesTags: ['Job board', 'Dashboard'] },
  },
});
