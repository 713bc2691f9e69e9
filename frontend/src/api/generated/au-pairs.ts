import { baseApi as api } from '../base-api';
export const addTagTypes = ['Au pairs'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getMyAuPairProfile: build.query<GetMyAuPairProfileApiResponse, GetMyAuPairProfileApiArg>({
        query: () => ({ url: `/api/au-pair-profiles/me` }),
        providesTags: ['Au pairs'],
      }),
      saveMyAuPairProfile: build.mutation<SaveMyAuPairProfileApiResponse, SaveMyAuPairProfileApiArg>({
        query: (queryArg) => ({ url: `/api/au-pair-profiles/me`, method: 'PUT', body: queryArg.auPairProfileInput }),
        invalidatesTags: ['Au pairs'],
      }),
      setMyAuPairProfileActive: build.mutation<SetMyAuPairProfileActiveApiResponse, SetMyAuPairProfileActiveApiArg>({
        query: (queryArg) => ({ url: `/api/au-pair-profiles/me/active`, method: 'PUT', body: queryArg.activeInput }),
        invalidatesTags: ['Au pairs'],
      }),
      getAuPairPage: build.query<GetAuPairPageApiResponse, GetAuPairPageApiArg>({
        query: (queryArg) => ({ url: `/api/au-pair-profiles/${queryArg.id}` }),
        providesTags: ['Au pairs'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as auPairsApi };
export type GetMyAuPairProfileApiResponse = /** status 200  */ AuPairProfile;
export type GetMyAuPairProfileApiArg = void;
export type SaveMyAuPairProfileApiResponse = /** status 200  */ AuPairProfile;
export type SaveMyAuPairProfileApiArg = {
  auPairProfileInput: AuPairProfileInput;
};
export type SetMyAuPairProfileActiveApiResponse = /** status 200  */ AuPairProfile;
export type SetMyAuPairProfileActiveApiArg = {
  activeInput: ActiveInput;
};
export type GetAuPairPageApiResponse = /** status 200  */ AuPairPage;
export type GetAuPairPageApiArg = {
  id: string;
};
export type AuPairProfile = {
  aboutMe: string;
  active: boolean;
  age: number;
  availabilityDate: string;
  createdAt: string;
  education: string;
  experience: string;
  firstName: string;
  hasDrivingLicense: boolean;
  hasInfantExperience: boolean;
  hasPoliceCheck: boolean;
  hasWorkWithChildrenCheck: boolean;
  homeTown: string | null;
  id: string;
  isAlreadyInCountry: boolean;
  languages: string;
  lastName: string;
  nationality: string;
  /** A blurred data URI for each photo, in the same order. */
  photoPreviews: string[];
  /** Ids of photos; files at `/media/{id}/{400|800|1200}.webp`. */
  photos: string[];
  preferredDuration: string;
  preferredHours: number | null;
  preferredLocation: string | null;
  skills: string;
  tagline: string | null;
  userId: string;
  visaStatus: string | null;
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
export type AuPairProfileInput = {
  aboutMe: string;
  /** False pauses the profile: nobody else sees it. */
  active?: boolean;
  age: number;
  /** An ISO date where the form knows one. */
  availabilityDate: string;
  education: string;
  experience: string;
  firstName: string;
  hasDrivingLicense?: boolean;
  hasInfantExperience?: boolean;
  hasPoliceCheck?: boolean;
  hasWorkWithChildrenCheck?: boolean;
  homeTown?: string | null;
  isAlreadyInCountry?: boolean;
  /** English names, best first. */
  languages: string;
  /** Shown to people who are signed in, never to visitors. */
  lastName: string;
  nationality: string;
  /** Ids of the owner's uploads, the first one shown on cards. */
  photos?: string[] | null;
  preferredDuration: string;
  /** Hours a week they hope for. */
  preferredHours?: number | null;
  preferredLocation?: string | null;
  skills: string;
  /** One line that visitors read too. */
  tagline?: string | null;
  visaStatus?: string | null;
};
export type ActiveInput = {
  /** False: nobody but you sees the profile. */
  active: boolean;
};
export type UnavailableDates = {
  from: string;
  to: string;
};
export type AuPairFull = {
  aboutMe: string;
  active: boolean;
  age: number;
  availabilityDate: string;
  createdAt: string;
  education: string;
  experience: string;
  firstName: string;
  hasDrivingLicense: boolean;
  hasInfantExperience: boolean;
  hasPoliceCheck: boolean;
  hasWorkWithChildrenCheck: boolean;
  homeTown: string | null;
  id: string;
  isAlreadyInCountry: boolean;
  languages: string;
  lastName: string;
  nationality: string;
  /** A blurred data URI for each photo, in the same order. */
  photoPreviews: string[];
  /** Ids of photos; files at `/media/{id}/{400|800|1200}.webp`. */
  photos: string[];
  preferredDuration: string;
  preferredHours: number | null;
  preferredLocation: string | null;
  skills: string;
  tagline: string | null;
  /** Days for which they have confirmed an arrangement, in their order. */
  takenDates: UnavailableDates[];
  timeZone: string;
  userId: string;
  visaStatus: string | null;
};
export type MatchPartName = 'dates' | 'experience' | 'hours' | 'languages' | 'location' | 'house';
export type MatchPart = {
  /** Points it can bring. */
  of: number;
  /** Dates and length of stay, experience with infants, hours, languages, location, driving. */
  part: MatchPartName;
  /** Points it brings. */
  points: number;
};
export type MatchReason = {
  /** It speaks for the two. */
  ok: boolean;
  text: string;
};
export type Match = {
  /** Percent of the points compared that rest on filled-in fields; an empty field counts half. */
  certainty: number;
  /** The parts that could be compared; the score is the share of their points. What no field tells is left out. */
  parts: MatchPart[];
  /** What fits first, then what does not or is not known. */
  reasons: MatchReason[];
  /** 0 to 100, the same for both people. */
  score: number;
};
export type CheckKind =
  'identity' | 'police_certificate' | 'references' | 'working_with_children' | 'driving_licence' | 'adults_at_home';
export type Rating = {
  /** Of five, with one decimal. */
  average: number;
  count: number;
};
export type Region = 'australia' | 'newzealand';
export type ReplyHabit = {
  /** Half of the answers came within as many minutes. */
  medianMinutes: number;
  /** Answered within five days. */
  ratePercent: number;
};
export type Verified = {
  since: string;
  /** The day on which the first of the papers runs out; null when none does. */
  until: string | null;
};
export type AuPairTeaser = {
  age: number;
  availabilityDate: string;
  /** What we have seen papers for and holds today, with or without the badge. Everything else is their own word. */
  checked: CheckKind[];
  /** ISO 3166-1 alpha-2; null when the nationality names no country that we know. */
  countryCode: string | null;
  firstName: string;
  hasDrivingLicense: boolean;
  hasInfantExperience: boolean;
  hasPoliceCheck: boolean;
  hasWorkWithChildrenCheck: boolean;
  isAlreadyInCountry: boolean;
  languages: string;
  nationality: string;
  photo: string | null;
  photoPreview: string | null;
  preferredDuration: string;
  /** The city they hope for, if one. */
  preferredPlace: string | null;
  /** Null without a review. */
  rating: Rating | null;
  /** The country they look in. */
  region: Region;
  /** Null until five people have written to them first. */
  replies: ReplyHabit | null;
  tagline: string | null;
  /** Null until their papers have been seen, and once they have run out. */
  verified: Verified | null;
};
export type AuPairPage = {
  /** Null while something is `missing`. */
  full: AuPairFull | null;
  id: string;
  /** Null for everyone but a family with a complete profile. */
  match: Match | null;
  /** What to do before the whole page is shown: sign up, confirm the email address, or complete one's own profile. */
  missing: ('sign_up' | 'verify_email' | 'complete_profile') | null;
  /** On the shortlist of whoever asks. */
  saved: boolean;
  teaser: AuPairTeaser;
};
export const {
  useGetMyAuPairProfileQuery,
  useLazyGetMyAuPairProfileQuery,
  useSaveMyAuPairProfileMutation,
  useSetMyAuPairProfileActiveMutation,
  useGetAuPairPageQuery,
  useLazyGetAuPairPageQuery,
} = injectedRtkApi;
