import { adminFeaturedFamiliesApi as generated } from './generated/admin-featured-families';

export * from './generated/admin-featured-families';

export const adminFeaturedFamiliesApi = generated.enhanceEndpoints({
  endpoints: {
    // The site's pages show them too.
    chooseFeaturedFamilies: { invalidatesTags: ['Admin featured families', 'Search'] },
  },
});
