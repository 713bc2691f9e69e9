import { arrangementsApi as generated } from './generated/arrangements';

export * from './generated/arrangements';

export const arrangementsApi = generated.enhanceEndpoints({
  endpoints: {
    // The editor knows what it saved; asking again would take the words from under the cursor.
    saveArrangementDraft: { invalidatesTags: [] },
    signArrangement: { invalidatesTags: ['Arrangements', 'Page', 'Search', 'Dashboard'] },
    cancelArrangement: { invalidatesTags: ['Arrangements', 'Page', 'Search', 'Dashboard'] },
    endArrangement: { invalidatesTags: ['Arrangements', 'Page', 'Search', 'Dashboard'] },
  },
});
