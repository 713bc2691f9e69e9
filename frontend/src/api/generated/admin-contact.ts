import type {
  ContactAnswerInput,
  ContactAssigneeInput,
  ContactInboxDetail,
  ContactInboxPage,
  ContactNoteInput,
  ContactState,
  ContactStateInput,
  ContactSubject,
} from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Admin contact'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listContactMessages: build.query<ListContactMessagesApiResponse, ListContactMessagesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/contact-messages`,
          params: {
            limit: queryArg.limit,
            state: queryArg.state,
            subject: queryArg.subject,
            region: queryArg.region,
            assigned: queryArg.assigned,
            search: queryArg.search,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Admin contact'],
      }),
      getContactMessage: build.query<GetContactMessageApiResponse, GetContactMessageApiArg>({
        query: (queryArg) => ({ url: `/api/admin/contact-messages/${queryArg.id}` }),
        providesTags: ['Admin contact'],
      }),
      answerContactMessage: build.mutation<AnswerContactMessageApiResponse, AnswerContactMessageApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/contact-messages/${queryArg.id}/answers`,
          method: 'POST',
          body: queryArg.contactAnswerInput,
        }),
        invalidatesTags: ['Admin contact'],
      }),
      unassignContactMessage: build.mutation<UnassignContactMessageApiResponse, UnassignContactMessageApiArg>({
        query: (queryArg) => ({ url: `/api/admin/contact-messages/${queryArg.id}/assignee`, method: 'DELETE' }),
        invalidatesTags: ['Admin contact'],
      }),
      assignContactMessage: build.mutation<AssignContactMessageApiResponse, AssignContactMessageApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/contact-messages/${queryArg.id}/assignee`,
          method: 'PUT',
          body: queryArg.contactAssigneeInput,
        }),
        invalidatesTags: ['Admin contact'],
      }),
      noteOnContactMessage: build.mutation<NoteOnContactMessageApiResponse, NoteOnContactMessageApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/contact-messages/${queryArg.id}/notes`,
          method: 'POST',
          body: queryArg.contactNoteInput,
        }),
        invalidatesTags: ['Admin contact'],
      }),
      setContactMessageState: build.mutation<SetContactMessageStateApiResponse, SetContactMessageStateApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/contact-messages/${queryArg.id}/state`,
          method: 'PUT',
          body: queryArg.contactStateInput,
        }),
        invalidatesTags: ['Admin contact'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminContactApi };
export type ListContactMessagesApiResponse = /** status 200 List messages to us */ ContactInboxPage;
export type ListContactMessagesApiArg = {
  /** The maximum number of items. */
  limit?: number;
  state?: ContactState;
  subject?: ContactSubject;
  region?: 'australia' | 'newzealand';
  /** Only those assigned to the caller. */
  assigned?: 'me';
  /** In name, address and text; or the reference in the subject of our answers. */
  search?: string;
  /** The `nextCursor` of the previous page. */
  cursor?: string;
};
export type GetContactMessageApiResponse = /** status 200 Read a contact message */ ContactInboxDetail;
export type GetContactMessageApiArg = {
  id: string;
};
export type AnswerContactMessageApiResponse = /** status 201 Answer a message to us */ ContactInboxDetail;
export type AnswerContactMessageApiArg = {
  id: string;
  contactAnswerInput: ContactAnswerInput;
};
export type UnassignContactMessageApiResponse =
  /** status 200 Unassign myself from a contact message */ ContactInboxDetail;
export type UnassignContactMessageApiArg = {
  id: string;
};
export type AssignContactMessageApiResponse = /** status 200 Assign a contact message to myself */ ContactInboxDetail;
export type AssignContactMessageApiArg = {
  id: string;
  contactAssigneeInput: ContactAssigneeInput;
};
export type NoteOnContactMessageApiResponse = /** status 201 Add a note to a contact message */ ContactInboxDetail;
export type NoteOnContactMessageApiArg = {
  id: string;
  contactNoteInput: ContactNoteInput;
};
export type SetContactMessageStateApiResponse =
  /** status 200 Close or reopen a contact message, or mark it as spam */ ContactInboxDetail;
export type SetContactMessageStateApiArg = {
  id: string;
  contactStateInput: ContactStateInput;
};
export const {
  useListContactMessagesQuery,
  useLazyListContactMessagesQuery,
  useGetContactMessageQuery,
  useLazyGetContactMessageQuery,
  useAnswerContactMessageMutation,
  useUnassignContactMessageMutation,
  useAssignContactMessageMutation,
  useNoteOnContactMessageMutation,
  useSetContactMessageStateMutation,
} = injectedRtkApi;
export type {
  ContactAnswerInput,
  ContactAssigneeInput,
  ContactEntry,
  ContactEntryKind,
  ContactInboxDetail,
  ContactInboxItem,
  ContactInboxPage,
  ContactMember,
  ContactNoteInput,
  ContactState,
  ContactStateInput,
  ContactSubject,
  ErrorBody,
  ErrorCode,
  Region,
} from './types';
