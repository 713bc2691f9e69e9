import { photosApi as generated } from './generated/photos';

export * from './generated/photos';

export const photosApi = generated.enhanceEndpoints({
  endpoints: {
    // Only the form that uploaded a photo shows it; others see it once the profile is saved.
    uploadPhoto: { invalidatesTags: [] },
    deletePhoto: { invalidatesTags: [] },
    changePhoto: { invalidatesTags: ['Photos', 'MyProfile', 'Dashboard', 'Page', 'Search'] },
  },
});
