import { familiesApi as generated } from './generated/families';

export * from './generated/families';

export const familiesApi = generated.enhanceEndpoints({
  endpoints: {
    getMyFamilyProfile: { providesTags: ['MyProfile'] },
    saveMyFamilyProfile: { invalidatesTags: ['MyProfile', 'Dashboard', 'Page', 'Search'] },
    setMyFamilyProfileActive: { invalidatesTags: ['MyProfile', 'Dashboard', 'Page', 'Search'] },
    getFamilyPage: { providesTags: ['Page'] },
  },
});
