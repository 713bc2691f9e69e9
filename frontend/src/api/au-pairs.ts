import { auPairsApi as generated } from './generated/au-pairs';

export * from './generated/au-pairs';

export const auPairsApi = generated.enhanceEndpoints({
  endpoints: {
    getMyAuPairProfile: { providesTags: ['MyProfile'] },
    saveMyAuPairProfile: { invalidatesTags: ['MyProfile', 'Dashboard', 'Page', 'Search'] },
    setMyAuPairProfileActive: { invalidatesTags: ['MyProfile', 'Dashboard', 'Page', 'Search'] },
    getAuPairPage: { providesTags: ['Page'] },
  },
});
