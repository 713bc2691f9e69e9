import { safetyApi as generated } from './generated/safety';

export * from './generated/safety';

/** A block hides people on many screens; a report may block too. */
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
    // A read that is sent with POST because of its token.
    readAppealLink: { invalidatesTags: [] },
  },
});
