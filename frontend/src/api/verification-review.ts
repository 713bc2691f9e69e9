import { verificationReviewApi as generated } from './generated/verification-review';

export * from './generated/verification-review';

/** What waits on the front page, the log, and what the person's page in Admin says. */
const decided = {
  invalidatesTags: ['Verification review', 'Admin', 'Admin audit', 'Admin users'],
} as const;

export const verificationReviewApi = generated.enhanceEndpoints({
  addTagTypes: ['Admin', 'Admin audit', 'Admin users'],
  endpoints: {
    decideOnVerification: decided,
    withdrawVerification: decided,
    // Each look at a file is written down.
    openEvidence: { invalidatesTags: ['Verification review', 'Admin audit'] },
  },
});
