import { safetyApi as generated } from './generated/safety';

export * from './generated/safety';

/** What a block hides stands in many places; a report may block as well. */
const HIDING = [
  ...(['Safety', 'Search', 'Page', 'Dashboard', 'Messages', 'Shortlist'] as const),
  ...(['Interviews', 'Job board', 'Saved searches'] as const),
];

export const safetyApi = generated.enhanceEndpoints({
  addTagTypes: ['Messages', 'Shortlist', 'Interviews', 'Job board', 'Saved searches'],
  endpoints: {
    blockPerson: { invalidatesTags: HIDING },
    unblockPerson: { invalidatesTags: HIDING },
    sendReport: { invalidatesTags: HIDING },
    // A question that is asked with POST because of the token in it.
    readAppealLink: { invalidatesTags: [] },
  },
});
