import { photosApi as generated } from './generated/photos';

export * from './generated/photos';

export const photosApi = generated.enhanceEndpoints({
  endpoints: {
    // A photo is shown by the form that sent it; others see it once the profile is saved.
    uploadPhoto: { invalidatesTags: [] },
    deletePhoto: { invalidatesTags: [] },
  },
});
