import { comparisonsApi as generated } from './generated/comparisons';

export * from './generated/comparisons';

export const comparisonsApi = generated.enhanceEndpoints({
  addTagTypes: ['Page'],
  endpoints: {
    // It says what pages say: a comparison that is opened again asks again.
    comparePeople: { keepUnusedDataFor: 0, providesTags: ['Comparisons', 'Page'] },
  },
});
