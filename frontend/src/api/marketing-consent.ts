import { marketingConsentApi as generated } from './generated/marketing-consent';

export * from './generated/marketing-consent';

export const marketingConsentApi = generated.enhanceEndpoints({
  endpoints: {
    setMarketingConsent: {
      async onQueryStarted(_, { dispatch, queryFulfilled }) {
        const { data } = await queryFulfilled.catch(() => ({ data: null }));
        if (data) dispatch(generated.util.updateQueryData('readMarketingConsent', undefined, () => data));
      },
    },
  },
});
