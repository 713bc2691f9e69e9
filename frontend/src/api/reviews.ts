import { reviewsApi as generated } from './generated/reviews';

export * from './generated/reviews';

export const reviewsApi = generated.enhanceEndpoints({
  endpoints: {
    saveMyReview: { invalidatesTags: ['Reviews', 'Page', 'Search', 'Dashboard'] },
  },
});
