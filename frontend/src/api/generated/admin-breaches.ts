import type { DataBreach, DataBreachInput, DataBreaches, NewDataBreachInput } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Admin breaches'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listDataBreaches: build.query<ListDataBreachesApiResponse, ListDataBreachesApiArg>({
        query: () => ({ url: `/api/admin/data-breaches` }),
        providesTags: ['Admin breaches'],
      }),
      recordDataBreach: build.mutation<RecordDataBreachApiResponse, RecordDataBreachApiArg>({
        query: (queryArg) => ({ url: `/api/admin/data-breaches`, method: 'POST', body: queryArg.newDataBreachInput }),
        invalidatesTags: ['Admin breaches'],
      }),
      saveDataBreach: build.mutation<SaveDataBreachApiResponse, SaveDataBreachApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/data-breaches/${queryArg.id}`,
          method: 'PUT',
          body: queryArg.dataBreachInput,
        }),
        invalidatesTags: ['Admin breaches'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminBreachesApi };
export type ListDataBreachesApiResponse = /** status 200 List data breaches */ DataBreaches;
export type ListDataBreachesApiArg = void;
export type RecordDataBreachApiResponse = /** status 201 Record a data breach */ DataBreach;
export type RecordDataBreachApiArg = {
  newDataBreachInput: NewDataBreachInput;
};
export type SaveDataBreachApiResponse = /** status 200 Save or close the record of a data breach */ DataBreach;
export type SaveDataBreachApiArg = {
  id: string;
  dataBreachInput: DataBreachInput;
};
export const {
  useListDataBreachesQuery,
  useLazyListDataBreachesQuery,
  useRecordDataBreachMutation,
  useSaveDataBreachMutation,
} = injectedRtkApi;
export type { DataBreach, DataBreachInput, DataBreaches, ErrorBody, ErrorCode, NewDataBreachInput } from './types';
