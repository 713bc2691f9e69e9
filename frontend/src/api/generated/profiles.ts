import type {
  CreateProfileInput,
  CreatedProfile,
  Profile,
  ProfileDraft,
  ProfileDraftInput,
  StillLooking,
  StillLookingInput,
  UpdateProfileInput,
} from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Profiles'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      createProfile: build.mutation<CreateProfileApiResponse, CreateProfileApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/create-profile-optimized`,
          method: 'POST',
          body: queryArg.createProfileInput,
        }),
        invalidatesTags: ['Profiles'],
      }),
      discardMyProfileDraft: build.mutation<DiscardMyProfileDraftApiResponse, DiscardMyProfileDraftApiArg>({
        query: () => ({ url: `/api/profile-drafts/me`, method: 'DELETE' }),
        invalidatesTags: ['Profiles'],
      }),
      getMyProfileDraft: build.query<GetMyProfileDraftApiResponse, GetMyProfileDraftApiArg>({
        query: () => ({ url: `/api/profile-drafts/me` }),
        providesTags: ['Profiles'],
      }),
      saveMyProfileDraft: build.mutation<SaveMyProfileDraftApiResponse, SaveMyProfileDraftApiArg>({
        query: (queryArg) => ({ url: `/api/profile-drafts/me`, method: 'PUT', body: queryArg.profileDraftInput }),
        invalidatesTags: ['Profiles'],
      }),
      updateMyProfile: build.mutation<UpdateMyProfileApiResponse, UpdateMyProfileApiArg>({
        query: (queryArg) => ({ url: `/api/profiles/me`, method: 'PATCH', body: queryArg.updateProfileInput }),
        invalidatesTags: ['Profiles'],
      }),
      readStillLooking: build.query<ReadStillLookingApiResponse, ReadStillLookingApiArg>({
        query: (queryArg) => ({
          url: `/api/still-looking`,
          params: {
            token: queryArg.token,
          },
        }),
        providesTags: ['Profiles'],
      }),
      answerStillLooking: build.mutation<AnswerStillLookingApiResponse, AnswerStillLookingApiArg>({
        query: (queryArg) => ({ url: `/api/still-looking`, method: 'POST', body: queryArg.stillLookingInput }),
        invalidatesTags: ['Profiles'],
      }),
      getUser: build.query<GetUserApiResponse, GetUserApiArg>({
        query: (queryArg) => ({ url: `/api/user/${queryArg.id}` }),
        providesTags: ['Profiles'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as profilesApi };
export type CreateProfileApiResponse =
  | /** status 200 The profile already existed. */ CreatedProfile
  | /** status 201 The profile was created. */ CreatedProfile;
export type CreateProfileApiArg = {
  createProfileInput: CreateProfileInput;
};
export type DiscardMyProfileDraftApiResponse = unknown;
export type DiscardMyProfileDraftApiArg = void;
export type GetMyProfileDraftApiResponse = /** status 200 Read my unsaved profile form */ ProfileDraft;
export type GetMyProfileDraftApiArg = void;
export type SaveMyProfileDraftApiResponse = /** status 200 Save a draft of my profile form */ ProfileDraft;
export type SaveMyProfileDraftApiArg = {
  profileDraftInput: ProfileDraftInput;
};
export type UpdateMyProfileApiResponse = /** status 200 Change my profile */ Profile;
export type UpdateMyProfileApiArg = {
  updateProfileInput: UpdateProfileInput;
};
export type ReadStillLookingApiResponse =
  /** status 200 Read what a link “Are you still looking?” is about */ StillLooking;
export type ReadStillLookingApiArg = {
  /** From the link in the email. */
  token: string;
};
export type AnswerStillLookingApiResponse = /** status 200 Answer whether you are still looking */ StillLooking;
export type AnswerStillLookingApiArg = {
  stillLookingInput: StillLookingInput;
};
export type GetUserApiResponse = /** status 200 Read a person's profile */ Profile;
export type GetUserApiArg = {
  id: string;
};
export const {
  useCreateProfileMutation,
  useDiscardMyProfileDraftMutation,
  useGetMyProfileDraftQuery,
  useLazyGetMyProfileDraftQuery,
  useSaveMyProfileDraftMutation,
  useUpdateMyProfileMutation,
  useReadStillLookingQuery,
  useLazyReadStillLookingQuery,
  useAnswerStillLookingMutation,
  useGetUserQuery,
  useLazyGetUserQuery,
} = injectedRtkApi;
export type {
  CreateProfileInput,
  CreatedProfile,
  ErrorBody,
  ErrorCode,
  FocalPoint,
  Profile,
  ProfileDraft,
  ProfileDraftInput,
  Region,
  SignUpUserType,
  StillLooking,
  StillLookingInput,
  UpdateProfileInput,
  UserType,
} from './types';
