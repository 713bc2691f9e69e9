import type { Photo, PhotoChange, PhotoForm, PhotoList } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Photos'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listPhotos: build.query<ListPhotosApiResponse, ListPhotosApiArg>({
        query: () => ({ url: `/api/photos` }),
        providesTags: ['Photos'],
      }),
      uploadPhoto: build.mutation<UploadPhotoApiResponse, UploadPhotoApiArg>({
        query: (queryArg) => ({ url: `/api/photos`, method: 'POST', body: queryArg.photoForm }),
        invalidatesTags: ['Photos'],
      }),
      deletePhoto: build.mutation<DeletePhotoApiResponse, DeletePhotoApiArg>({
        query: (queryArg) => ({ url: `/api/photos/${queryArg.id}`, method: 'DELETE' }),
        invalidatesTags: ['Photos'],
      }),
      changePhoto: build.mutation<ChangePhotoApiResponse, ChangePhotoApiArg>({
        query: (queryArg) => ({ url: `/api/photos/${queryArg.id}`, method: 'PATCH', body: queryArg.photoChange }),
        invalidatesTags: ['Photos'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as photosApi };
export type ListPhotosApiResponse = /** status 200 List your photos */ PhotoList;
export type ListPhotosApiArg = void;
export type UploadPhotoApiResponse = /** status 201 Upload a photo */ Photo;
export type UploadPhotoApiArg = {
  photoForm: PhotoForm;
};
export type DeletePhotoApiResponse = unknown;
export type DeletePhotoApiArg = {
  id: string;
};
export type ChangePhotoApiResponse = unknown;
export type ChangePhotoApiArg = {
  id: string;
  photoChange: PhotoChange;
};
export const {
  useListPhotosQuery,
  useLazyListPhotosQuery,
  useUploadPhotoMutation,
  useDeletePhotoMutation,
  useChangePhotoMutation,
} = injectedRtkApi;
export type {
  ErrorBody,
  ErrorCode,
  FocalPoint,
  Photo,
  PhotoChange,
  PhotoCrop,
  PhotoForm,
  PhotoList,
  PhotoUrls,
} from './types';
