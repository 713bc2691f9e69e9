import type { DataExportDto, ErasureInput, PersonalDataState } from './types';
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
      keepMyAccount: build.mutation<KeepMyAccountApiResponse, KeepMyAccountApiArg>({
        query: () => ({ url: `/api/personal-data/me/erasure`, method: 'DELETE' }),
        invalidatesTags: ['Personal data'],
      }),
      eraseMyAccount: build.mutation<EraseMyAccountApiResponse, EraseMyAccountApiArg>({
        query: (queryArg) => ({ url: `/api/personal-data/me/erasure`, method: 'POST', body: queryArg.erasureInput }),
        invalidatesTags: ['Personal data'],
      }),
      askForMyExport: build.mutation<AskForMyExportApiResponse, AskForMyExportApiArg>({
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
export type GetMyPersonalDataApiResponse = /** status 200  */ PersonalDataState;
export type GetMyPersonalDataApiArg = void;
export type KeepMyAccountApiResponse = /** status 200  */ PersonalDataState;
export type KeepMyAccountApiArg = void;
export type EraseMyAccountApiResponse = /** status 200  */ PersonalDataState;
export type EraseMyAccountApiArg = {
  erasureInput: ErasureInput;
};
export type AskForMyExportApiResponse = /** status 201  */ DataExportDto;
export type AskForMyExportApiArg = void;
export type GetMyExportFileApiResponse = /** status 200  */ Blob;
export type GetMyExportFileApiArg = {
  id: string;
};
export const {
  useGetMyPersonalDataQuery,
  useLazyGetMyPersonalDataQuery,
  useKeepMyAccountMutation,
  useEraseMyAccountMutation,
  useAskForMyExportMutation,
  useGetMyExportFileQuery,
  useLazyGetMyExportFileQuery,
} = injectedRtkApi;
export type {
  DataExportDto,
  ErasureDto,
  ErasureInput,
  ErasureObstacle,
  ErasureObstacleDto,
  ErrorBody,
  ErrorCode,
  ExportState,
  PersonalDataState,
} from './types';
