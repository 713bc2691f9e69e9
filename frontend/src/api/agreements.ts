import { agreementsApi as generated } from './generated/agreements';

export * from './generated/agreements';

export const agreementsApi = generated.enhanceEndpoints({
  addTagTypes: ['Reviews'],
  endpoints: {
    // Not refetched while someone types: the answer is written into the cache.
    saveAgreementDraft: {
      invalidatesTags: [],
      extraOptions: { outlivesPage: true },
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (!data) return;
        dispatch(
          generated.util.updateQueryData('getAgreement', { id }, (agreement) => {
            agreement.draft = data;
          }),
        );
      },
    },
    signAgreement: { invalidatesTags: ['Agreements', 'Page', 'Search', 'Dashboard'] },
    cancelAgreement: { invalidatesTags: ['Agreements', 'Page', 'Search', 'Dashboard'] },
    // A placement that has ended can be reviewed.
    endAgreement: { invalidatesTags: ['Agreements', 'Reviews', 'Page', 'Search', 'Dashboard'] },
  },
});
