import { arrangementsApi as generated } from './generated/arrangements';

export * from './generated/arrangements';

export const arrangementsApi = generated.enhanceEndpoints({
  addTagTypes: ['Reviews'],
  endpoints: {
    // Not asked for again while somebody types: the answer is put where every screen reads it.
    saveArrangementDraft: {
      invalidatesTags: [],
      extraOptions: { outlivesPage: true },
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        dispatch(
          generated.util.updateQueryData('getArrangement', { id }, (arrangement) => {
            arrangement.draft = data;
          }),
        );
      },
    },
    signArrangement: { invalidatesTags: ['Arrangements', 'Page', 'Search', 'Dashboard'] },
    cancelArrangement: { invalidatesTags: ['Arrangements', 'Page', 'Search', 'Dashboard'] },
    // A placement that has ended can be reviewed.
    endArrangement: { invalidatesTags: ['Arrangements', 'Reviews', 'Page', 'Search', 'Dashboard'] },
  },
});
