import { backOfficeFeaturedFamiliesApi as generated } from './generated/back-office-featured-families';

export * from './generated/back-office-featured-families';

export const featuredFamiliesApi = generated.enhanceEndpoints({
  endpoints: {
    // The pages of the site show them as well.
    chooseFeaturedFamilies: { invalidatesTags: ['Back office featured families', 'Search'] },
  },
});
