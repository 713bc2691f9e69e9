import { comparisonsApi as generated } from './generated/comparisons';

export * from './generated/comparisons';

export const comparisonsApi = generated.enhanceEndpoints({
  addTagTypes: ['Page'],
  endpoints: {
    // Refetched each time it is opened, because the profiles may have changed.
    comparePeople: { keepUnusedDataFor: 0, providesTags: ['Comparisons', 'Page'] },
  },
});
