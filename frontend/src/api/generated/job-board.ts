import { baseApi as api } from '../base-api';
export const addTagTypes = ['Job board'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listPlaceApplications: build.query<ListPlaceApplicationsApiResponse, ListPlaceApplicationsApiArg>({
        query: (queryArg) => ({
          url: `/api/place-applications`,
          params: {
            limit: queryArg.limit,
            open: queryArg.open,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Job board'],
      }),
      movePlaceApplication: build.mutation<MovePlaceApplicationApiResponse, MovePlaceApplicationApiArg>({
        query: (queryArg) => ({
          url: `/api/place-applications/${queryArg.id}/moves`,
          method: 'POST',
          body: queryArg.applicationMoveInput,
        }),
        invalidatesTags: ['Job board'],
      }),
      listPlaces: build.query<ListPlacesApiResponse, ListPlacesApiArg>({
        query: (queryArg) => ({
          url: `/api/places`,
          params: {
            limit: queryArg.limit,
            where: queryArg.where,
            startFrom: queryArg.startFrom,
            hoursMax: queryArg.hoursMax,
            noLicence: queryArg.noLicence,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Job board'],
      }),
      getMyPlace: build.query<GetMyPlaceApiResponse, GetMyPlaceApiArg>({
        query: () => ({ url: `/api/places/me` }),
        providesTags: ['Job board'],
      }),
      saveMyPlace: build.mutation<SaveMyPlaceApiResponse, SaveMyPlaceApiArg>({
        query: (queryArg) => ({ url: `/api/places/me`, method: 'PUT', body: queryArg.placeInput }),
        invalidatesTags: ['Job board'],
      }),
      setMyPlaceState: build.mutation<SetMyPlaceStateApiResponse, SetMyPlaceStateApiArg>({
        query: (queryArg) => ({ url: `/api/places/me/state`, method: 'PUT', body: queryArg.placeStateInput }),
        invalidatesTags: ['Job board'],
      }),
      getPlace: build.query<GetPlaceApiResponse, GetPlaceApiArg>({
        query: (queryArg) => ({ url: `/api/places/${queryArg.id}` }),
        providesTags: ['Job board'],
      }),
      applyForPlace: build.mutation<ApplyForPlaceApiResponse, ApplyForPlaceApiArg>({
        query: (queryArg) => ({
          url: `/api/places/${queryArg.id}/applications`,
          method: 'POST',
          body: queryArg.applicationInput,
        }),
        invalidatesTags: ['Job board'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as jobBoardApi };
export type ListPlaceApplicationsApiResponse = /** status 200  */ ApplicationPage;
export type ListPlaceApplicationsApiArg = {
  /** How many items at most. */
  limit?: number;
  /** Only those that are not decided yet. */
  open?: 'true' | 'false';
  /** Where the page before this one ended, as its `nextCursor` said. */
  cursor?: string;
};
export type MovePlaceApplicationApiResponse = /** status 200 It has moved. */ Application;
export type MovePlaceApplicationApiArg = {
  id: string;
  applicationMoveInput: ApplicationMoveInput;
};
export type ListPlacesApiResponse = /** status 200  */ BoardPage;
export type ListPlacesApiArg = {
  /** How many items at most. */
  limit?: number;
  /** A country, or one of our cities. */
  where?:
    | 'australia'
    | 'newzealand'
    | 'sydney'
    | 'melbourne'
    | 'brisbane'
    | 'perth'
    | 'adelaide'
    | 'canberra'
    | 'auckland'
    | 'wellington'
    | 'christchurch'
    | 'queenstown'
    | 'hamilton'
    | 'tauranga';
  /** Begins on this day or later. */
  startFrom?: string;
  /** At most as many a week. */
  hoursMax?: number;
  /** Only those for which no driving licence is needed. */
  noLicence?: 'true' | 'false';
  /** Where the page before this one ended, as its `nextCursor` said. */
  cursor?: string;
};
export type GetMyPlaceApiResponse = /** status 200  */ MyPlace;
export type GetMyPlaceApiArg = void;
export type SaveMyPlaceApiResponse = /** status 200  */ MyPlace;
export type SaveMyPlaceApiArg = {
  placeInput: PlaceInput;
};
export type SetMyPlaceStateApiResponse = /** status 200  */ MyPlace;
export type SetMyPlaceStateApiArg = {
  placeStateInput: PlaceStateInput;
};
export type GetPlaceApiResponse = /** status 200  */ BoardPlace;
export type GetPlaceApiArg = {
  id: string;
};
export type ApplyForPlaceApiResponse = /** status 201  */ Application;
export type ApplyForPlaceApiArg = {
  id: string;
  applicationInput: ApplicationInput;
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
export type ScamRuleId =
  | 'money-ahead'
  | 'go-between'
  | 'cheque'
  | 'untraceable-money'
  | 'bank-secrets'
  | 'papers-by-mail'
  | 'pay-too-good'
  | 'off-site'
  | 'too-much-feeling'
  | 'pressed'
  | 'keep-secret';
export type ScamFinding = {
  rule: ScamRuleId;
  /** Why it is told, and what to do. */
  words: string;
};
export type ApplicationMove = 'see' | 'shortlist' | 'accept' | 'decline' | 'withdraw' | 'close';
export type Region = 'australia' | 'newzealand';
export type PlaceState = 'open' | 'paused' | 'filled';
export type PlaceFacts = {
  carAvailable: boolean;
  children: string;
  city: string | null;
  currency: 'AUD' | 'NZD';
  duties: string;
  hoursPerWeek: number;
  id: string;
  licenceWanted: boolean;
  monthsMax: number;
  monthsMin: number;
  payMaxCents: number;
  /** A week, in the region's currency. */
  payMinCents: number;
  publishedAt: string;
  region: Region;
  room: string;
  startsOn: string;
  state: PlaceState;
  text: string;
};
export type ApplicationState = 'applied' | 'seen' | 'shortlisted' | 'accepted' | 'declined' | 'withdrawn' | 'closed';
export type Application = {
  /** When it closes by itself; null once it is decided. */
  answerBy: string | null;
  appliedAt: string;
  /** For the family; null for the au pair, and while the au pair has paused their profile. */
  auPair: AuPairCard | null;
  /** Where the two talk since it was accepted. */
  conversationId: string | null;
  /** For the au pair; null for the family, and while the family has paused its profile. */
  family: FamilyCard | null;
  /** What the family is warned of in the note; empty for the au pair. */
  findings: ScamFinding[];
  id: string;
  /** When it came to the state it is in. */
  movedAt: string;
  /** What whoever asks may do with it now. */
  moves: ApplicationMove[];
  note: string;
  /** Only in the answer to `accept`: whether the note is in the conversation. If not, it follows once a moderator has let
    it pass, or not at all. */
  noteDelivered?: boolean;
  place: PlaceFacts;
  state: ApplicationState;
  /** What was said with a no, or why it closed. */
  word: string | null;
};
export type ApplicationPage = {
  items: Application[];
  /** Asks for the next page; null at the end. */
  nextCursor: string | null;
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
export type DeclineWord = 'somebody_else' | 'dates' | 'other_needs';
export type ApplicationMoveInput = {
  move: 'see' | 'shortlist' | 'accept' | 'decline' | 'withdraw';
  /** The kind words to decline with; the first ones unless told. */
  word?: DeclineWord;
};
export type OwnApplication = {
  id: string;
  state: ApplicationState;
};
export type BoardPlace = {
  /** Null before they have applied. */
  application: OwnApplication | null;
  carAvailable: boolean;
  children: string;
  city: string | null;
  currency: 'AUD' | 'NZD';
  duties: string;
  family: FamilyCard;
  hoursPerWeek: number;
  id: string;
  licenceWanted: boolean;
  monthsMax: number;
  monthsMin: number;
  /** What does not go together with the profile of whoever asks, in words. */
  obstacles: string[];
  payMaxCents: number;
  /** A week, in the region's currency. */
  payMinCents: number;
  publishedAt: string;
  region: Region;
  room: string;
  startsOn: string;
  state: PlaceState;
  text: string;
};
export type BoardPage = {
  items: BoardPlace[];
  /** Asks for the next page; null at the end. */
  nextCursor: string | null;
};
export type PlaceProposal = {
  carAvailable: boolean;
  children: string;
  hoursPerWeek: number | null;
  monthsMax: number | null;
  monthsMin: number | null;
  room: string;
  startsOn: string | null;
};
export type MyPlace = {
  currency: 'AUD' | 'NZD';
  /** Null before there is one, and once it is filled. */
  place: PlaceFacts | null;
  proposal: PlaceProposal;
};
export type PlaceInput = {
  carAvailable: boolean;
  children: string;
  duties: string;
  hoursPerWeek: number;
  licenceWanted: boolean;
  monthsMax: number;
  monthsMin: number;
  payMaxCents: number;
  /** A week, in the region's currency. */
  payMinCents: number;
  room: string;
  startsOn: string;
  text: string;
};
export type PlaceStateInput = {
  state: PlaceState;
};
export type ApplicationInput = {
  /** I know what does not go together (`obstacles`) and apply all the same. */
  knowingly?: boolean;
  note: string;
};
export const {
  useListPlaceApplicationsQuery,
  useLazyListPlaceApplicationsQuery,
  useMovePlaceApplicationMutation,
  useListPlacesQuery,
  useLazyListPlacesQuery,
  useGetMyPlaceQuery,
  useLazyGetMyPlaceQuery,
  useSaveMyPlaceMutation,
  useSetMyPlaceStateMutation,
  useGetPlaceQuery,
  useLazyGetPlaceQuery,
  useApplyForPlaceMutation,
} = injectedRtkApi;
