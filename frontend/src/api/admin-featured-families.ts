import { adminFeaturedFamiliesApi as generated } from './generated/admin-featured-families';

export * from './generated/admin-featured-families';

export const featuredFamiliesApi = generated.enhanceEndpoints({
  endpoints: {
    // The pages of the site show them as well.
    chooseFeaturedFamilies: { invalidatesTags: ['Admin featured families', 'Search'] },
  },
});
