import { safetyApi as generated } from './generated/safety';

export * from './generated/safety';

export const safetyApi = generated.enhanceEndpoints({
  // What a block hides stands in many places.
  addTagTypes: ['Messages', 'Shortlist'],
  endpoints: {
    blockPerson: { invalidatesTags: ['Safety', 'Search', 'Page', 'Dashboard', 'Messages', 'Shortlist'] },
    unblockPerson: { invalidatesTags: ['Safety', 'Search', 'Page', 'Dashboard', 'Messages', 'Shortlist'] },
    sendReport: { invalidatesTags: ['Safety', 'Search', 'Page', 'Dashboard', 'Messages', 'Shortlist'] },
    // A question that is asked with POST because of the token in it.
    readAppealLink: { invalidatesTags: [] },
  },
});
