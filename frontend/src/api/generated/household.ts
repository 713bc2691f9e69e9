import type {
  Household,
  HouseholdInvitation,
  HouseholdTokenInput,
  InviteCoParentInput,
  JoinHouseholdInput,
} from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Household'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      joinHousehold: build.mutation<JoinHouseholdApiResponse, JoinHouseholdApiArg>({
        query: (queryArg) => ({
          url: `/api/household-invitations/acceptances`,
          method: 'POST',
          body: queryArg.joinHouseholdInput,
        }),
        invalidatesTags: ['Household'],
      }),
      checkHouseholdInvitation: build.mutation<CheckHouseholdInvitationApiResponse, CheckHouseholdInvitationApiArg>({
        query: (queryArg) => ({
          url: `/api/household-invitations/checks`,
          method: 'POST',
          body: queryArg.householdTokenInput,
        }),
        invalidatesTags: ['Household'],
      }),
      getMyHousehold: build.query<GetMyHouseholdApiResponse, GetMyHouseholdApiArg>({
        query: () => ({ url: `/api/households/me` }),
        providesTags: ['Household'],
      }),
      removeCoParent: build.mutation<RemoveCoParentApiResponse, RemoveCoParentApiArg>({
        query: () => ({ url: `/api/households/me/co-parent`, method: 'DELETE' }),
        invalidatesTags: ['Household'],
      }),
      inviteCoParent: build.mutation<InviteCoParentApiResponse, InviteCoParentApiArg>({
        query: (queryArg) => ({
          url: `/api/households/me/invitations`,
          method: 'POST',
          body: queryArg.inviteCoParentInput,
        }),
        invalidatesTags: ['Household'],
      }),
      withdrawHouseholdInvitation: build.mutation<
        WithdrawHouseholdInvitationApiResponse,
        WithdrawHouseholdInvitationApiArg
      >({
        query: () => ({ url: `/api/households/me/invitations/current`, method: 'DELETE' }),
        invalidatesTags: ['Household'],
      }),
      resendHouseholdInvitation: build.mutation<ResendHouseholdInvitationApiResponse, ResendHouseholdInvitationApiArg>({
        query: () => ({ url: `/api/households/me/invitations/resend`, method: 'POST' }),
        invalidatesTags: ['Household'],
      }),
      leaveHousehold: build.mutation<LeaveHouseholdApiResponse, LeaveHouseholdApiArg>({
        query: () => ({ url: `/api/households/me/membership`, method: 'DELETE' }),
        invalidatesTags: ['Household'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as householdApi };
export type JoinHouseholdApiResponse = unknown;
export type JoinHouseholdApiArg = {
  joinHouseholdInput: JoinHouseholdInput;
};
export type CheckHouseholdInvitationApiResponse = /** status 200 Ask what an invitation is for */ HouseholdInvitation;
export type CheckHouseholdInvitationApiArg = {
  householdTokenInput: HouseholdTokenInput;
};
export type GetMyHouseholdApiResponse = /** status 200 Read who acts for my family */ Household;
export type GetMyHouseholdApiArg = void;
export type RemoveCoParentApiResponse = unknown;
export type RemoveCoParentApiArg = void;
export type InviteCoParentApiResponse = unknown;
export type InviteCoParentApiArg = {
  inviteCoParentInput: InviteCoParentInput;
};
export type WithdrawHouseholdInvitationApiResponse = unknown;
export type WithdrawHouseholdInvitationApiArg = void;
export type ResendHouseholdInvitationApiResponse = unknown;
export type ResendHouseholdInvitationApiArg = void;
export type LeaveHouseholdApiResponse = unknown;
export type LeaveHouseholdApiArg = void;
export const {
  useJoinHouseholdMutation,
  useCheckHouseholdInvitationMutation,
  useGetMyHouseholdQuery,
  useLazyGetMyHouseholdQuery,
  useRemoveCoParentMutation,
  useInviteCoParentMutation,
  useWithdrawHouseholdInvitationMutation,
  useResendHouseholdInvitationMutation,
  useLeaveHouseholdMutation,
} = injectedRtkApi;
export type {
  CoParent,
  ErrorBody,
  ErrorCode,
  Household,
  HouseholdInvitation,
  HouseholdTokenInput,
  InviteCoParentInput,
  JoinHouseholdInput,
  OpenHouseholdInvitation,
} from './types';
