import { plansApi as generated } from './generated/plans';

export * from './generated/plans';

export const plansApi = generated.enhanceEndpoints({
  addTagTypes: ['MyProfile'],
  endpoints: {
    // A free plan is active at once, and the profile shows it.
    buyPlan: { invalidatesTags: ['Plans', 'MyProfile'] },
  },
});
