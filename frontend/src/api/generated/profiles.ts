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
      getUser: build.query<GetUserApiResponse, GetUserApiArg>({
        query: (queryArg) => ({ url: `/api/user/${queryArg.id}` }),
        providesTags: ['Profiles'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as profilesApi };
export type CreateProfileApiResponse =
  | /** status 200 The profile was there already. */ CreatedProfile
  | /** status 201 The profile was made. */ CreatedProfile;
export type CreateProfileApiArg = {
  createProfileInput: CreateProfileInput;
};
export type DiscardMyProfileDraftApiResponse = unknown;
export type DiscardMyProfileDraftApiArg = void;
export type GetMyProfileDraftApiResponse = /** status 200  */ ProfileDraft;
export type GetMyProfileDraftApiArg = void;
export type SaveMyProfileDraftApiResponse = /** status 200  */ ProfileDraft;
export type SaveMyProfileDraftApiArg = {
  profileDraftInput: ProfileDraftInput;
};
export type UpdateMyProfileApiResponse = /** status 200  */ Profile;
export type UpdateMyProfileApiArg = {
  updateProfileInput: UpdateProfileInput;
};
export type GetUserApiResponse = /** status 200  */ Profile;
export type GetUserApiArg = {
  id: string;
};
export type Region = 'australia' | 'newzealand';
export type UserType = 'family' | 'aupair' | 'admin';
export type Profile = {
  allowWhatsApp: boolean;
  createdAt: string;
  email: string;
  hasCompletedProfile: boolean;
  hasPaid: boolean;
  id: string;
  lastLoginDate: string | null;
  /** Sign-ins during the last thirty days. */
  loginCount30d: number;
  phoneNumber: string | null;
  region: Region;
  subscriptionTier: string;
  timeZone: string;
  userType: UserType;
  username: string;
};
export type CreatedProfile = {
  profile: Profile;
};
export type ErrorCode =
  | 'bad_request'
  | 'validation_failed'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'method_not_allowed'
  | 'idempotency_key_reused'
  | 'written_already'
  | 'conflict'
  | 'gone'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'unprocessable'
  | 'rate_limited'
  | 'internal_error'
  | 'unavailable'
  | 'storage_full'
  | 'stale_edit'
  | 'slug_taken'
  | 'photo_limit_reached'
  | 'photo_too_small'
  | 'photo_unreadable'
  | 'document_unreadable'
  | 'document_infected'
  | 'document_encrypted'
  | 'document_active'
  | 'account_disabled'
  | 'candidate_email_unverified'
  | 'second_admin_required'
  | 'second_factor_required'
  | 'account_suspended'
  | 'current_password_wrong'
  | 'email_refused'
  | 'email_taken'
  | 'invalid_credentials'
  | 'link_invalid'
  | 'last_admin'
  | 'mfa_already_enabled'
  | 'mfa_challenge_ended'
  | 'mfa_code_required'
  | 'mfa_code_wrong'
  | 'mfa_demanded'
  | 'mfa_not_enabled'
  | 'reauthentication_required'
  | 'session_ended'
  | 'username_taken'
  | 'profile_missing'
  | 'shortlist_full'
  | 'wrong_role'
  | 'arrangement_changed'
  | 'arrangement_dates_taken'
  | 'arrangement_move_refused'
  | 'arrangement_needs_interview'
  | 'arrangement_needs_verification'
  | 'arrangement_open'
  | 'profile_withheld'
  | 'evidence_limit_reached'
  | 'reference_closed'
  | 'reference_limit_reached'
  | 'reference_settled'
  | 'verification_decided'
  | 'verification_unopened'
  | 'conversation_limit_reached'
  | 'conversation_not_possible'
  | 'email_not_verified'
  | 'message_id_reused'
  | 'profile_incomplete'
  | 'call_signal_too_late'
  | 'call_taken_over'
  | 'notes_changed'
  | 'relay_unavailable'
  | 'interview_move_not_possible'
  | 'interview_not_open'
  | 'interview_not_scheduled'
  | 'interview_open_already'
  | 'review_too_early'
  | 'review_closed'
  | 'review_replied'
  | 'support_request_full'
  | 'exit_not_possible'
  | 'application_exists'
  | 'application_limit_reached'
  | 'application_move_refused'
  | 'application_obstacles'
  | 'place_not_open'
  | 'saved_searches_full'
  | 'grant_over'
  | 'invoice_not_cancellable'
  | 'invoice_open'
  | 'invoice_settled'
  | 'payment_processing'
  | 'payment_unavailable'
  | 'payments_not_set_up'
  | 'plan_needed'
  | 'plan_stands'
  | 'price_changed'
  | 'signature_invalid'
  | 'appeal_not_possible'
  | 'appeal_of_own_decision'
  | 'account_banned'
  | 'account_open'
  | 'suspension_of_oneself'
  | 'case_claimed'
  | 'case_decided'
  | 'case_not_claimed'
  | 'message_held'
  | 'message_dropped'
  | 'report_of_oneself'
  | 'report_open_already'
  | 'brevo_key_refused'
  | 'brevo_not_connected'
  | 'brevo_rejected'
  | 'brevo_reports_unset'
  | 'brevo_unavailable'
  | 'campaign_audience_changed'
  | 'marketing_people_leaving'
  | 'export_asked_already'
  | 'erasure_not_possible'
  | 'role_unchanged'
  | 'role_profile_exists'
  | 'approval_waiting'
  | 'approval_decided'
  | 'approval_of_own_proposal'
  | 'approval_about_oneself'
  | 'attachment_limit_reached'
  | 'attachments_changed';
export type ErrorBody = {
  /** Stable code to decide by; messages may change, codes do not. */
  code: ErrorCode;
  /** With `stale_edit`: what was changed, as it stands now, in the shape in which the operation answers with it. */
  current?: {
    [key: string]: any;
  };
  /** What is wrong with each field, by the field's name. */
  fields?: {
    [key: string]: string[];
  };
  /** One sentence for the person. */
  message: string;
  /** HTTP status. */
  statusCode: number;
};
export type SignUpUserType = 'family' | 'aupair';
export type CreateProfileInput = {
  email: string;
  region: Region;
  /** IANA name, as the browser tells it. */
  timeZone?: string;
  userType: SignUpUserType;
  username: string;
};
export type ProfileDraft = {
  data: {
    [key: string]: any;
  };
  step: number;
  updatedAt: string;
};
export type ProfileDraftInput = {
  /** `updatedAt` of the draft that this was typed upon; null when there was none. Left out, nothing is compared. */
  basedOn?: string | null;
  /** The form's values, unchecked: up to 64 kB, five levels deep. */
  data: {
    [key: string]: any;
  };
  /** Where in the form they are, from 0. */
  step: number;
};
export type UpdateProfileInput = {
  allowWhatsApp?: boolean;
  /** Null or an empty text removes it. */
  phoneNumber?: string | null;
  region?: Region;
  timeZone?: string;
};
export const {
  useCreateProfileMutation,
  useDiscardMyProfileDraftMutation,
  useGetMyProfileDraftQuery,
  useLazyGetMyProfileDraftQuery,
  useSaveMyProfileDraftMutation,
  useUpdateMyProfileMutation,
  useGetUserQuery,
  useLazyGetUserQuery,
} = injectedRtkApi;
