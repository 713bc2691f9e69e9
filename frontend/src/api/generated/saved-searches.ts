import { baseApi as api } from '../base-api';
export const addTagTypes = ['Saved searches'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listSavedSearches: build.query<ListSavedSearchesApiResponse, ListSavedSearchesApiArg>({
        query: () => ({ url: `/api/saved-searches` }),
        providesTags: ['Saved searches'],
      }),
      saveSearch: build.mutation<SaveSearchApiResponse, SaveSearchApiArg>({
        query: (queryArg) => ({ url: `/api/saved-searches`, method: 'POST', body: queryArg.savedSearchInput }),
        invalidatesTags: ['Saved searches'],
      }),
      removeSavedSearch: build.mutation<RemoveSavedSearchApiResponse, RemoveSavedSearchApiArg>({
        query: (queryArg) => ({ url: `/api/saved-searches/${queryArg.id}`, method: 'DELETE' }),
        invalidatesTags: ['Saved searches'],
      }),
      changeSavedSearch: build.mutation<ChangeSavedSearchApiResponse, ChangeSavedSearchApiArg>({
        query: (queryArg) => ({
          url: `/api/saved-searches/${queryArg.id}`,
          method: 'PATCH',
          body: queryArg.savedSearchChanges,
        }),
        invalidatesTags: ['Saved searches'],
      }),
      markSavedSearchLooked: build.mutation<MarkSavedSearchLookedApiResponse, MarkSavedSearchLookedApiArg>({
        query: (queryArg) => ({ url: `/api/saved-searches/${queryArg.id}/looked`, method: 'PUT' }),
        invalidatesTags: ['Saved searches'],
      }),
      listNewPeople: build.query<ListNewPeopleApiResponse, ListNewPeopleApiArg>({
        query: (queryArg) => ({ url: `/api/saved-searches/${queryArg.id}/new-people` }),
        providesTags: ['Saved searches'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as savedSearchesApi };
export type ListSavedSearchesApiResponse = /** status 200  */ SavedSearchList;
export type ListSavedSearchesApiArg = void;
export type SaveSearchApiResponse = /** status 201  */ SavedSearch;
export type SaveSearchApiArg = {
  savedSearchInput: SavedSearchInput;
};
export type RemoveSavedSearchApiResponse = unknown;
export type RemoveSavedSearchApiArg = {
  id: string;
};
export type ChangeSavedSearchApiResponse = /** status 200  */ SavedSearch;
export type ChangeSavedSearchApiArg = {
  id: string;
  savedSearchChanges: SavedSearchChanges;
};
export type MarkSavedSearchLookedApiResponse = unknown;
export type MarkSavedSearchLookedApiArg = {
  id: string;
};
export type ListNewPeopleApiResponse = /** status 200  */ NewPeople;
export type ListNewPeopleApiArg = {
  id: string;
};
export type SavedSearchAlerts = 'none' | 'daily' | 'at_once';
export type SavedSearchKind = 'auPairs' | 'families';
export type SavedSearch = {
  alerts: SavedSearchAlerts;
  createdAt: string;
  filters: {
    [key: string]: string;
  };
  id: string;
  kind: SavedSearchKind;
  name: string;
  /** People found since the owner looked last. */
  newCount: number;
};
export type SavedSearchList = {
  items: SavedSearch[];
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
export type SavedSearchInput = {
  alerts: SavedSearchAlerts;
  /** The filters as the address of the search writes them; the same rules hold for them. */
  filters: {
    [key: string]: string;
  };
  kind: SavedSearchKind;
  name: string;
};
export type SavedSearchChanges = {
  alerts?: SavedSearchAlerts;
  name?: string;
};
export type AuPairChecks = {
  childrenCheck: boolean;
  drivingLicence: boolean;
  /** Has cared for babies. */
  infants: boolean;
  policeCheck: boolean;
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
export type Rating = {
  /** Of five, with one decimal. */
  average: number;
  count: number;
};
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
export type AuPairCard = {
  age: number;
  /** Null when they are available now, or have not said a date. */
  availableFrom: string | null;
  availableNow: boolean;
  checks: AuPairChecks;
  /** ISO 3166-1 alpha-2; null when the nationality names no country that we know. */
  countryCode: string | null;
  education: string | null;
  firstName: string;
  homeTown: string | null;
  id: string;
  /** English names. */
  languages: string[];
  /** When they last signed in; null for visitors, and for members without a confirmed email or a profile of their own. */
  lastActive: ('today' | 'this_week' | 'this_month' | 'earlier') | null;
  /** Null for everyone but a family with a complete profile. */
  match: Match | null;
  nationality: string;
  photo: string | null;
  photoPreview: string | null;
  preferredDuration: string;
  preferredLocation: string | null;
  /** Null without a review. */
  rating: Rating | null;
  /** Null until five people have written to them first. */
  replies: ReplyHabit | null;
  /** On the shortlist of whoever asks. */
  saved: boolean;
  /** A line in their own words, else the first sentence about themself. */
  tagline: string | null;
  /** Null until their papers have been seen, and once they have run out. */
  verified: Verified | null;
};
export type FamilyCardChildren = {
  count: number;
  words: string;
};
export type FamilyCard = {
  /** The first sentence about the room. */
  accommodation: string | null;
  children: FamilyCardChildren;
  duration: string;
  /** Null for visitors, and for members without a confirmed email or a profile of their own. */
  familyName: string | null;
  hoursPerWeek: number;
  id: string;
  /** Null for everyone but an au pair with a complete profile. */
  match: Match | null;
  photo: string | null;
  photoPreview: string | null;
  /** Suburb and city; where the family name is null the city alone, or the region where no city is known. */
  place: string;
  /** Null without a review. */
  rating: Rating | null;
  region: 'australia' | 'newzealand';
  /** Null until five people have written to them first. */
  replies: ReplyHabit | null;
  /** On the shortlist of whoever asks. */
  saved: boolean;
  /** Null when they start now, or have not said a date. */
  startDate: string | null;
  startsNow: boolean;
  /** A line in their own words, else the first sentence about themselves. */
  tagline: string | null;
  /** Null until their papers have been seen, and once they have run out. */
  verified: Verified | null;
};
export type NewPeople = {
  /** Empty in a search for families. */
  auPairs: AuPairCard[];
  /** Empty in a search for au pairs. */
  families: FamilyCard[];
};
export const {
  useListSavedSearchesQuery,
  useLazyListSavedSearchesQuery,
  useSaveSearchMutation,
  useRemoveSavedSearchMutation,
  useChangeSavedSearchMutation,
  useMarkSavedSearchLookedMutation,
  useListNewPeopleQuery,
  useLazyListNewPeopleQuery,
} = injectedRtkApi;
