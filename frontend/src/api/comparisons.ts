import { comparisonsApi as generated } from './generated/comparisons';

export * from './generated/comparisons';

export const comparisonsApi = generated.enhanceEndpoints({
  addTagTypes: ['Page'],
  endpoints: {
    comparePeople: { providesTags: ['Comparisons', 'Page'] },
  },
});
