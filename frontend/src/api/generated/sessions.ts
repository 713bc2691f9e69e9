import type { RefreshSessionInput, Session, SessionList, SignInInput, SignInResult } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Sessions'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      endAllSessions: build.mutation<EndAllSessionsApiResponse, EndAllSessionsApiArg>({
        query: () => ({ url: `/api/sessions`, method: 'DELETE' }),
        invalidatesTags: ['Sessions'],
      }),
      listSessions: build.query<ListSessionsApiResponse, ListSessionsApiArg>({
        query: () => ({ url: `/api/sessions` }),
        providesTags: ['Sessions'],
      }),
      signIn: build.mutation<SignInApiResponse, SignInApiArg>({
        query: (queryArg) => ({ url: `/api/sessions`, method: 'POST', body: queryArg.signInInput }),
        invalidatesTags: ['Sessions'],
      }),
      signOut: build.mutation<SignOutApiResponse, SignOutApiArg>({
        query: () => ({ url: `/api/sessions/current`, method: 'DELETE' }),
        invalidatesTags: ['Sessions'],
      }),
      endOtherSessions: build.mutation<EndOtherSessionsApiResponse, EndOtherSessionsApiArg>({
        query: () => ({ url: `/api/sessions/others`, method: 'DELETE' }),
        invalidatesTags: ['Sessions'],
      }),
      refreshSession: build.mutation<RefreshSessionApiResponse, RefreshSessionApiArg>({
        query: (queryArg) => ({ url: `/api/sessions/refresh`, method: 'POST', body: queryArg.refreshSessionInput }),
        invalidatesTags: ['Sessions'],
      }),
      endSession: build.mutation<EndSessionApiResponse, EndSessionApiArg>({
        query: (queryArg) => ({ url: `/api/sessions/${queryArg.id}`, method: 'DELETE' }),
        invalidatesTags: ['Sessions'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as sessionsApi };
export type EndAllSessionsApiResponse = unknown;
export type EndAllSessionsApiArg = void;
export type ListSessionsApiResponse = /** status 200 List my active sessions */ SessionList;
export type ListSessionsApiArg = void;
export type SignInApiResponse = /** status 200 Log in */ SignInResult;
export type SignInApiArg = {
  signInInput: SignInInput;
};
export type SignOutApiResponse = unknown;
export type SignOutApiArg = void;
export type EndOtherSessionsApiResponse = unknown;
export type EndOtherSessionsApiArg = void;
export type RefreshSessionApiResponse = /** status 200 Refresh the access token */ Session;
export type RefreshSessionApiArg = {
  refreshSessionInput: RefreshSessionInput;
};
export type EndSessionApiResponse = unknown;
export type EndSessionApiArg = {
  id: string;
};
export const {
  useEndAllSessionsMutation,
  useListSessionsQuery,
  useLazyListSessionsQuery,
  useSignInMutation,
  useSignOutMutation,
  useEndOtherSessionsMutation,
  useRefreshSessionMutation,
  useEndSessionMutation,
} = injectedRtkApi;
export type {
  ErrorBody,
  ErrorCode,
  ListedSession,
  MfaChallenge,
  RefreshSessionInput,
  Region,
  SecondStep,
  Session,
  SessionCoParent,
  SessionList,
  SessionUser,
  SignInInput,
  SignInResult,
  UserType,
} from './types';
