import type { Photo, PhotoForm } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Photos'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      uploadPhoto: build.mutation<UploadPhotoApiResponse, UploadPhotoApiArg>({
        query: (queryArg) => ({ url: `/api/photos`, method: 'POST', body: queryArg.photoForm }),
        invalidatesTags: ['Photos'],
      }),
      deletePhoto: build.mutation<DeletePhotoApiResponse, DeletePhotoApiArg>({
        query: (queryArg) => ({ url: `/api/photos/${queryArg.id}`, method: 'DELETE' }),
        invalidatesTags: ['Photos'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as photosApi };
export type UploadPhotoApiResponse = /** status 201  */ Photo;
export type UploadPhotoApiArg = {
  photoForm: PhotoForm;
};
export type DeletePhotoApiResponse = unknown;
export type DeletePhotoApiArg = {
  id: string;
};
export const { useUploadPhotoMutation, useDeletePhotoMutation } = injectedRtkApi;
export type { ErrorBody, ErrorCode, Photo, PhotoCrop, PhotoForm, PhotoUrls } from './types';
