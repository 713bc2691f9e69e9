import type { SupportMessageInput, SupportRequestDetail, SupportRequestInput, SupportRequestPage } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Support'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listSupportRequests: build.query<ListSupportRequestsApiResponse, ListSupportRequestsApiArg>({
        query: (queryArg) => ({
          url: `/api/support-requests`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Support'],
      }),
      openSupportRequest: build.mutation<OpenSupportRequestApiResponse, OpenSupportRequestApiArg>({
        query: (queryArg) => ({ url: `/api/support-requests`, method: 'POST', body: queryArg.supportRequestInput }),
        invalidatesTags: ['Support'],
      }),
      getSupportRequest: build.query<GetSupportRequestApiResponse, GetSupportRequestApiArg>({
        query: (queryArg) => ({ url: `/api/support-requests/${queryArg.id}` }),
        providesTags: ['Support'],
      }),
      closeSupportRequest: build.mutation<CloseSupportRequestApiResponse, CloseSupportRequestApiArg>({
        query: (queryArg) => ({ url: `/api/support-requests/${queryArg.id}/closing`, method: 'POST' }),
        invalidatesTags: ['Support'],
      }),
      writeInSupportRequest: build.mutation<WriteInSupportRequestApiResponse, WriteInSupportRequestApiArg>({
        query: (queryArg) => ({
          url: `/api/support-requests/${queryArg.id}/messages`,
          method: 'POST',
          body: queryArg.supportMessageInput,
        }),
        invalidatesTags: ['Support'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as supportApi };
export type ListSupportRequestsApiResponse = /** status 200 List my requests for help */ SupportRequestPage;
export type ListSupportRequestsApiArg = {
  /** The maximum number of items. */
  limit?: number;
  /** The `nextCursor` of the previous page. */
  cursor?: string;
};
export type OpenSupportRequestApiResponse = /** status 201 Ask us for help */ SupportRequestDetail;
export type OpenSupportRequestApiArg = {
  supportRequestInput: SupportRequestInput;
};
export type GetSupportRequestApiResponse =
  /** status 200 Read one of my requests with its messages */ SupportRequestDetail;
export type GetSupportRequestApiArg = {
  id: string;
};
export type CloseSupportRequestApiResponse = /** status 200 Close my request */ SupportRequestDetail;
export type CloseSupportRequestApiArg = {
  id: string;
};
export type WriteInSupportRequestApiResponse = /** status 201 Reply in my request */ SupportRequestDetail;
export type WriteInSupportRequestApiArg = {
  id: string;
  supportMessageInput: SupportMessageInput;
};
export const {
  useListSupportRequestsQuery,
  useLazyListSupportRequestsQuery,
  useOpenSupportRequestMutation,
  useGetSupportRequestQuery,
  useLazyGetSupportRequestQuery,
  useCloseSupportRequestMutation,
  useWriteInSupportRequestMutation,
} = injectedRtkApi;
export type {
  ErrorBody,
  ErrorCode,
  SupportMessage,
  SupportMessageInput,
  SupportRequestDetail,
  SupportRequestInput,
  SupportRequestPage,
  SupportRequestSummary,
  SupportState,
  SupportSubject,
} from './types';
