import type { AdminFact, AdminFactCorrection, AdminFactInput, AdminFactsList, Region } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Admin facts'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listAdminFacts: build.query<ListAdminFactsApiResponse, ListAdminFactsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/legal-facts`,
          params: {
            region: queryArg.region,
          },
        }),
        providesTags: ['Admin facts'],
      }),
      getAdminFact: build.query<GetAdminFactApiResponse, GetAdminFactApiArg>({
        query: (queryArg) => ({ url: `/api/admin/legal-facts/${queryArg.region}/${queryArg.key}` }),
        providesTags: ['Admin facts'],
      }),
      addFactRow: build.mutation<AddFactRowApiResponse, AddFactRowApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/legal-facts/${queryArg.region}/${queryArg.key}/rows`,
          method: 'POST',
          body: queryArg.adminFactInput,
        }),
        invalidatesTags: ['Admin facts'],
      }),
      correctFactRow: build.mutation<CorrectFactRowApiResponse, CorrectFactRowApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/legal-facts/${queryArg.region}/${queryArg.key}/rows/${queryArg.id}`,
          method: 'PUT',
          body: queryArg.adminFactCorrection,
        }),
        invalidatesTags: ['Admin facts'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminFactsApi };
export type ListAdminFactsApiResponse = /** status 200 List the legal facts of a region */ AdminFactsList;
export type ListAdminFactsApiArg = {
  region: 'australia' | 'newzealand';
};
export type GetAdminFactApiResponse = /** status 200 Get a legal fact with all its values */ AdminFact;
export type GetAdminFactApiArg = {
  region: Region;
  key: string;
};
export type AddFactRowApiResponse = /** status 201 Add a value that is valid from a day on */ AdminFact;
export type AddFactRowApiArg = {
  region: Region;
  key: string;
  adminFactInput: AdminFactInput;
};
export type CorrectFactRowApiResponse = /** status 200 Correct a value */ AdminFact;
export type CorrectFactRowApiArg = {
  region: Region;
  key: string;
  id: string;
  adminFactCorrection: AdminFactCorrection;
};
export const {
  useListAdminFactsQuery,
  useLazyListAdminFactsQuery,
  useGetAdminFactQuery,
  useLazyGetAdminFactQuery,
  useAddFactRowMutation,
  useCorrectFactRowMutation,
} = injectedRtkApi;
export type {
  AdminFact,
  AdminFactCorrection,
  AdminFactInput,
  AdminFactRow,
  AdminFactsList,
  ErrorBody,
  ErrorCode,
  LegalFactTopic,
  Region,
} from './types';
