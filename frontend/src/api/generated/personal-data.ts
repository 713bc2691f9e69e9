import type { DataExport, ErasureInput, PersonalDataState } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Personal data'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getMyPersonalData: build.query<GetMyPersonalDataApiResponse, GetMyPersonalDataApiArg>({
        query: () => ({ url: `/api/personal-data/me` }),
        providesTags: ['Personal data'],
      }),
      cancelOwnErasure: build.mutation<CancelOwnErasureApiResponse, CancelOwnErasureApiArg>({
        query: () => ({ url: `/api/personal-data/me/erasure`, method: 'DELETE' }),
        invalidatesTags: ['Personal data'],
      }),
      eraseMyAccount: build.mutation<EraseMyAccountApiResponse, EraseMyAccountApiArg>({
        query: (queryArg) => ({ url: `/api/personal-data/me/erasure`, method: 'POST', body: queryArg.erasureInput }),
        invalidatesTags: ['Personal data'],
      }),
      requestOwnExport: build.mutation<RequestOwnExportApiResponse, RequestOwnExportApiArg>({
        query: () => ({ url: `/api/personal-data/me/exports`, method: 'POST' }),
        invalidatesTags: ['Personal data'],
      }),
      getMyExportFile: build.query<GetMyExportFileApiResponse, GetMyExportFileApiArg>({
        query: (queryArg) => ({ url: `/api/personal-data/me/exports/${queryArg.id}/file` }),
        providesTags: ['Personal data'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as personalDataApi };
export type GetMyPersonalDataApiResponse = /** status 200 Read the state of your own data requests */ PersonalDataState;
export type GetMyPersonalDataApiArg = void;
export type CancelOwnErasureApiResponse = /** status 200 Cancel the deletion of my account */ PersonalDataState;
export type CancelOwnErasureApiArg = void;
export type EraseMyAccountApiResponse = /** status 200 Ask to delete my account */ PersonalDataState;
export type EraseMyAccountApiArg = {
  erasureInput: ErasureInput;
};
export type RequestOwnExportApiResponse = /** status 201 Request a data export */ DataExport;
export type RequestOwnExportApiArg = void;
export type GetMyExportFileApiResponse = /** status 200 Download your data export */ Blob;
export type GetMyExportFileApiArg = {
  id: string;
};
export const {
  useGetMyPersonalDataQuery,
  useLazyGetMyPersonalDataQuery,
  useCancelOwnErasureMutation,
  useEraseMyAccountMutation,
  useRequestOwnExportMutation,
  useGetMyExportFileQuery,
  useLazyGetMyExportFileQuery,
} = injectedRtkApi;
export type {
  AccountErasure,
  AccountErasureObstacle,
  DataExport,
  ErasureInput,
  ErasureObstacle,
  ErrorBody,
  ErrorCode,
  ExportState,
  PersonalDataState,
} from './types';
