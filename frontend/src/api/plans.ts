import { plansApi as generated } from './generated/plans';

export * from './generated/plans';

export const plansApi = generated.enhanceEndpoints({
  addTagTypes: ['MyProfile'],
  endpoints: {
    // A free plan stands at once, and the profile says so.
    buyPlan: { invalidatesTags: ['Plans', 'MyProfile'] },
  },
});
