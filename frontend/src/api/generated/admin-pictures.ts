import type { Picture, PictureForm } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Admin pictures'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      uploadPicture: build.mutation<UploadPictureApiResponse, UploadPictureApiArg>({
        query: (queryArg) => ({ url: `/api/admin/pictures`, method: 'POST', body: queryArg.pictureForm }),
        invalidatesTags: ['Admin pictures'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminPicturesApi };
export type UploadPictureApiResponse = /** status 201 Upload a picture for a text */ Picture;
export type UploadPictureApiArg = {
  pictureForm: PictureForm;
};
export const { useUploadPictureMutation } = injectedRtkApi;
export type { ErrorBody, ErrorCode, PhotoCrop, PhotoUrls, Picture, PictureForm } from './types';
