import type {
  AdminQueues,
  ReviewRemovalInput,
  SupportAnswerInput,
  SupportAssigneeInput,
  SupportNoteInput,
  SupportQueueDetail,
  SupportQueuePage,
  SupportStateInput,
} from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Admin'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listAdminQueues: build.query<ListAdminQueuesApiResponse, ListAdminQueuesApiArg>({
        query: () => ({ url: `/api/admin/queues` }),
        providesTags: ['Admin'],
      }),
      removeReview: build.mutation<RemoveReviewApiResponse, RemoveReviewApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/reviews/${queryArg.id}/removal`,
          method: 'POST',
          body: queryArg.reviewRemovalInput,
        }),
        invalidatesTags: ['Admin'],
      }),
      listSupportQueue: build.query<ListSupportQueueApiResponse, ListSupportQueueApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/support-requests`,
          params: {
            limit: queryArg.limit,
            state: queryArg.state,
            assigned: queryArg.assigned,
            search: queryArg.search,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Admin'],
      }),
      getSupportQueueRequest: build.query<GetSupportQueueRequestApiResponse, GetSupportQueueRequestApiArg>({
        query: (queryArg) => ({ url: `/api/admin/support-requests/${queryArg.id}` }),
        providesTags: ['Admin'],
      }),
      assignSupportRequest: build.mutation<AssignSupportRequestApiResponse, AssignSupportRequestApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/support-requests/${queryArg.id}/assignee`,
          method: 'PUT',
          body: queryArg.supportAssigneeInput,
        }),
        invalidatesTags: ['Admin'],
      }),
      answerSupportRequest: build.mutation<AnswerSupportRequestApiResponse, AnswerSupportRequestApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/support-requests/${queryArg.id}/messages`,
          method: 'POST',
          body: queryArg.supportAnswerInput,
        }),
        invalidatesTags: ['Admin'],
      }),
      noteOnSupportRequest: build.mutation<NoteOnSupportRequestApiResponse, NoteOnSupportRequestApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/support-requests/${queryArg.id}/notes`,
          method: 'POST',
          body: queryArg.supportNoteInput,
        }),
        invalidatesTags: ['Admin'],
      }),
      setSupportRequestState: build.mutation<SetSupportRequestStateApiResponse, SetSupportRequestStateApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/support-requests/${queryArg.id}/state`,
          method: 'PUT',
          body: queryArg.supportStateInput,
        }),
        invalidatesTags: ['Admin'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminApi };
export type ListAdminQueuesApiResponse = /** status 200 List the Admin queues */ AdminQueues;
export type ListAdminQueuesApiArg = void;
export type RemoveReviewApiResponse = unknown;
export type RemoveReviewApiArg = {
  id: string;
  reviewRemovalInput: ReviewRemovalInput;
};
export type ListSupportQueueApiResponse = /** status 200 List requests for help */ SupportQueuePage;
export type ListSupportQueueApiArg = {
  /** The maximum number of items. */
  limit?: number;
  /** All if omitted. */
  state?: 'open' | 'answered' | 'closed';
  /** Only those assigned to the caller. */
  assigned?: 'me';
  /** In the member's name and email address, and in the messages. */
  search?: string;
  /** The `nextCursor` of the previous page. */
  cursor?: string;
};
export type GetSupportQueueRequestApiResponse = /** status 200 Read a request for help */ SupportQueueDetail;
export type GetSupportQueueRequestApiArg = {
  id: string;
};
export type AssignSupportRequestApiResponse = /** status 200 Assign a request for help */ SupportQueueDetail;
export type AssignSupportRequestApiArg = {
  id: string;
  supportAssigneeInput: SupportAssigneeInput;
};
export type AnswerSupportRequestApiResponse = /** status 201 Answer a request for help */ SupportQueueDetail;
export type AnswerSupportRequestApiArg = {
  id: string;
  supportAnswerInput: SupportAnswerInput;
};
export type NoteOnSupportRequestApiResponse = /** status 201 Add a note to a request for help */ SupportQueueDetail;
export type NoteOnSupportRequestApiArg = {
  id: string;
  supportNoteInput: SupportNoteInput;
};
export type SetSupportRequestStateApiResponse = /** status 200 Close or reopen a request for help */ SupportQueueDetail;
export type SetSupportRequestStateApiArg = {
  id: string;
  supportStateInput: SupportStateInput;
};
export const {
  useListAdminQueuesQuery,
  useLazyListAdminQueuesQuery,
  useRemoveReviewMutation,
  useListSupportQueueQuery,
  useLazyListSupportQueueQuery,
  useGetSupportQueueRequestQuery,
  useLazyGetSupportQueueRequestQuery,
  useAssignSupportRequestMutation,
  useAnswerSupportRequestMutation,
  useNoteOnSupportRequestMutation,
  useSetSupportRequestStateMutation,
} = injectedRtkApi;
export type {
  AdminQueue,
  AdminQueues,
  ErrorBody,
  ErrorCode,
  QueueName,
  ReviewRemovalInput,
  SupportAnswerInput,
  SupportAssignee,
  SupportAssigneeInput,
  SupportMessage,
  SupportNote,
  SupportNoteInput,
  SupportNoteKind,
  SupportPerson,
  SupportQueueDetail,
  SupportQueueItem,
  SupportQueuePage,
  SupportState,
  SupportStateInput,
  SupportSubject,
} from './types';
