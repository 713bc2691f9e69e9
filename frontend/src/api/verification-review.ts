import { verificationReviewApi as generated } from './generated/verification-review';

export * from './generated/verification-review';

/** The Admin front page, the audit log and the person's page in Admin. */
const decided = {
  invalidatesTags: ['Verification review', 'Admin', 'Admin audit', 'Admin users'],
} as const;

export const verificationReviewApi = generated.enhanceEndpoints({
  addTagTypes: ['Admin', 'Admin audit', 'Admin users'],
  endpoints: {
    decideOnVerification: decided,
    withdrawVerification: decided,
    // Each view of a file is recorded.
    openEvidence: { invalidatesTags: ['Verification review', 'Admin audit'] },
  },
});
