import type {
  AccountState,
  Region,
  SignOutUserInput,
  SortOrder,
  SubscriptionTier,
  SuspendUserInput,
  UserActionInput,
  UserChecks,
  UserPage,
  UserRelationships,
  UserReports,
  UserSignIns,
  UserSort,
  UserType,
  UsersPage,
  VerifiedFilter,
} from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Admin users'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listUsers: build.query<ListUsersApiResponse, ListUsersApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users`,
          params: {
            search: queryArg.search,
            userType: queryArg.userType,
            region: queryArg.region,
            verified: queryArg.verified,
            completed: queryArg.completed,
            tier: queryArg.tier,
            state: queryArg.state,
            joinedFrom: queryArg.joinedFrom,
            joinedTo: queryArg.joinedTo,
            seenFrom: queryArg.seenFrom,
            seenTo: queryArg.seenTo,
            sort: queryArg.sort,
            order: queryArg.order,
            page: queryArg.page,
            limit: queryArg.limit,
          },
        }),
        providesTags: ['Admin users'],
      }),
      getUserPage: build.query<GetUserPageApiResponse, GetUserPageApiArg>({
        query: (queryArg) => ({ url: `/api/admin/users/${queryArg.id}` }),
        providesTags: ['Admin users'],
      }),
      listUserChecks: build.query<ListUserChecksApiResponse, ListUserChecksApiArg>({
        query: (queryArg) => ({ url: `/api/admin/users/${queryArg.id}/checks` }),
        providesTags: ['Admin users'],
      }),
      getUserRelationships: build.query<GetUserRelationshipsApiResponse, GetUserRelationshipsApiArg>({
        query: (queryArg) => ({ url: `/api/admin/users/${queryArg.id}/dealings` }),
        providesTags: ['Admin users'],
      }),
      markUserEmailVerified: build.mutation<MarkUserEmailVerifiedApiResponse, MarkUserEmailVerifiedApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users/${queryArg.id}/email-verification`,
          method: 'PUT',
          body: queryArg.userActionInput,
        }),
        invalidatesTags: ['Admin users'],
      }),
      resendUserEmailVerification: build.mutation<
        ResendUserEmailVerificationApiResponse,
        ResendUserEmailVerificationApiArg
      >({
        query: (queryArg) => ({ url: `/api/admin/users/${queryArg.id}/email-verification/mails`, method: 'POST' }),
        invalidatesTags: ['Admin users'],
      }),
      listUserReports: build.query<ListUserReportsApiResponse, ListUserReportsApiArg>({
        query: (queryArg) => ({ url: `/api/admin/users/${queryArg.id}/reports` }),
        providesTags: ['Admin users'],
      }),
      restoreUser: build.mutation<RestoreUserApiResponse, RestoreUserApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users/${queryArg.id}/restorations`,
          method: 'POST',
          body: queryArg.userActionInput,
        }),
        invalidatesTags: ['Admin users'],
      }),
      listUserSignIns: build.query<ListUserSignInsApiResponse, ListUserSignInsApiArg>({
        query: (queryArg) => ({ url: `/api/admin/users/${queryArg.id}/sign-ins` }),
        providesTags: ['Admin users'],
      }),
      signOutUser: build.mutation<SignOutUserApiResponse, SignOutUserApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users/${queryArg.id}/sign-outs`,
          method: 'POST',
          body: queryArg.signOutUserInput,
        }),
        invalidatesTags: ['Admin users'],
      }),
      suspendUser: build.mutation<SuspendUserApiResponse, SuspendUserApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/users/${queryArg.id}/suspension`,
          method: 'PUT',
          body: queryArg.suspendUserInput,
        }),
        invalidatesTags: ['Admin users'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminUsersApi };
export type ListUsersApiResponse = /** status 200 List everyone with an account */ UsersPage;
export type ListUsersApiArg = {
  /** Parts of the name, the username or the email address, or an id; case and accents are ignored. Each word must
    occur: anywhere if it has three characters or more, otherwise at the beginning of a word. */
  search?: string;
  userType?: UserType;
  region?: Region;
  /** Whether their documents were verified and are valid; `waiting`: a check waits for review. */
  verified?: VerifiedFilter;
  /** `hasCompletedProfile`. */
  completed?: boolean;
  /** `subscriptionTier`. */
  tier?: SubscriptionTier;
  /** `banned`: closed permanently. `email-unverified`: open, with an unverified address. */
  state?: AccountState;
  joinedFrom?: string;
  /** Before this moment. */
  joinedTo?: string;
  seenFrom?: string;
  /** No login since this moment; includes people who never logged in. */
  seenTo?: string;
  sort?: UserSort;
  order?: SortOrder;
  page?: number;
  /** The page size. */
  limit?: number;
};
export type GetUserPageApiResponse = /** status 200 Open a person’s page */ UserPage;
export type GetUserPageApiArg = {
  id: string;
};
export type ListUserChecksApiResponse = /** status 200 List what someone sent to be verified */ UserChecks;
export type ListUserChecksApiArg = {
  id: string;
};
export type GetUserRelationshipsApiResponse =
  /** status 200 Count someone’s conversations, interviews and agreements */ UserRelationships;
export type GetUserRelationshipsApiArg = {
  id: string;
};
export type MarkUserEmailVerifiedApiResponse = unknown;
export type MarkUserEmailVerifiedApiArg = {
  id: string;
  userActionInput: UserActionInput;
};
export type ResendUserEmailVerificationApiResponse = unknown;
export type ResendUserEmailVerificationApiArg = {
  id: string;
};
export type ListUserReportsApiResponse =
  /** status 200 List cases about someone, and what they reported themselves */ UserReports;
export type ListUserReportsApiArg = {
  id: string;
};
export type RestoreUserApiResponse = unknown;
export type RestoreUserApiArg = {
  id: string;
  userActionInput: UserActionInput;
};
export type ListUserSignInsApiResponse = /** status 200 List someone’s devices */ UserSignIns;
export type ListUserSignInsApiArg = {
  id: string;
};
export type SignOutUserApiResponse = unknown;
export type SignOutUserApiArg = {
  id: string;
  signOutUserInput: SignOutUserInput;
};
export type SuspendUserApiResponse = unknown;
export type SuspendUserApiArg = {
  id: string;
  suspendUserInput: SuspendUserInput;
};
export const {
  useListUsersQuery,
  useLazyListUsersQuery,
  useGetUserPageQuery,
  useLazyGetUserPageQuery,
  useListUserChecksQuery,
  useLazyListUserChecksQuery,
  useGetUserRelationshipsQuery,
  useLazyGetUserRelationshipsQuery,
  useMarkUserEmailVerifiedMutation,
  useResendUserEmailVerificationMutation,
  useListUserReportsQuery,
  useLazyListUserReportsQuery,
  useRestoreUserMutation,
  useListUserSignInsQuery,
  useLazyListUserSignInsQuery,
  useSignOutUserMutation,
  useSuspendUserMutation,
} = injectedRtkApi;
export type {
  AccountState,
  AgreementState,
  CaseSubject,
  CheckKind,
  CheckToReview,
  ErrorBody,
  ErrorCode,
  InterviewState,
  MissingField,
  NamedPerson,
  ProfileCompleteness,
  Region,
  ReportReason,
  ReviewedState,
  SignOutUserInput,
  SortOrder,
  SubscriptionTier,
  SuspendUserInput,
  UserActionInput,
  UserAgreement,
  UserCase,
  UserChecks,
  UserClosure,
  UserCount,
  UserInterviewCount,
  UserPage,
  UserProfileFacts,
  UserRelationships,
  UserReport,
  UserReports,
  UserRow,
  UserSession,
  UserSignIns,
  UserSort,
  UserType,
  UsersPage,
  VerifiedFilter,
  VerifiedRole,
  WithheldFor,
} from './types';
