import type {
  CallPreferencesInput,
  CallRelay,
  CallRoom,
  IceServers,
  InterviewNotes,
  InterviewNotesInput,
} from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Video calls'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      saveMyCallPreferences: build.mutation<SaveMyCallPreferencesApiResponse, SaveMyCallPreferencesApiArg>({
        query: (queryArg) => ({ url: `/api/call-preferences/me`, method: 'PUT', body: queryArg.callPreferencesInput }),
        invalidatesTags: ['Video calls'],
      }),
      getIceServers: build.query<GetIceServersApiResponse, GetIceServersApiArg>({
        query: (queryArg) => ({ url: `/api/interviews/${queryArg.id}/ice-servers` }),
        providesTags: ['Video calls'],
      }),
      getInterviewNotes: build.query<GetInterviewNotesApiResponse, GetInterviewNotesApiArg>({
        query: (queryArg) => ({ url: `/api/interviews/${queryArg.id}/notes` }),
        providesTags: ['Video calls'],
      }),
      saveInterviewNotes: build.mutation<SaveInterviewNotesApiResponse, SaveInterviewNotesApiArg>({
        query: (queryArg) => ({
          url: `/api/interviews/${queryArg.id}/notes`,
          method: 'PUT',
          body: queryArg.interviewNotesInput,
        }),
        invalidatesTags: ['Video calls'],
      }),
      getCallRoom: build.query<GetCallRoomApiResponse, GetCallRoomApiArg>({
        query: (queryArg) => ({ url: `/api/interviews/${queryArg.id}/room` }),
        providesTags: ['Video calls'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as videoCallsApi };
export type SaveMyCallPreferencesApiResponse = /** status 200 Choose how my calls are connected */ CallRelay;
export type SaveMyCallPreferencesApiArg = {
  callPreferencesInput: CallPreferencesInput;
};
export type GetIceServersApiResponse = /** status 200 Get credentials for the relay */ IceServers;
export type GetIceServersApiArg = {
  id: string;
};
export type GetInterviewNotesApiResponse = /** status 200 Read my notes on an interview */ InterviewNotes;
export type GetInterviewNotesApiArg = {
  id: string;
};
export type SaveInterviewNotesApiResponse = /** status 200 Save my notes on an interview */ InterviewNotes;
export type SaveInterviewNotesApiArg = {
  id: string;
  interviewNotesInput: InterviewNotesInput;
};
export type GetCallRoomApiResponse = /** status 200 Read the room of an interview */ CallRoom;
export type GetCallRoomApiArg = {
  id: string;
};
export const {
  useSaveMyCallPreferencesMutation,
  useGetIceServersQuery,
  useLazyGetIceServersQuery,
  useGetInterviewNotesQuery,
  useLazyGetInterviewNotesQuery,
  useSaveInterviewNotesMutation,
  useGetCallRoomQuery,
  useLazyGetCallRoomQuery,
} = injectedRtkApi;
export type {
  CallPartner,
  CallPreferencesInput,
  CallRelay,
  CallRoom,
  ErrorBody,
  ErrorCode,
  FocalPoint,
  IceServer,
  IceServers,
  InterviewNotes,
  InterviewNotesInput,
  Verified,
} from './types';
