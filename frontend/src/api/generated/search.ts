import { baseApi as api } from '../base-api';
export const addTagTypes = ['Search'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      searchAuPairs: build.query<SearchAuPairsApiResponse, SearchAuPairsApiArg>({
        query: (queryArg) => ({
          url: `/api/au-pair-profiles`,
          params: {
            limit: queryArg.limit,
            sort: queryArg.sort,
            region: queryArg.region,
            place: queryArg.place,
            city: queryArg.city,
            duration: queryArg.duration,
            startBy: queryArg.startBy,
            availableFrom: queryArg.availableFrom,
            availableTo: queryArg.availableTo,
            ageMin: queryArg.ageMin,
            ageMax: queryArg.ageMax,
            nationality: queryArg.nationality,
            languages: queryArg.languages,
            infants: queryArg.infants,
            drives: queryArg.drives,
            policeCheck: queryArg.policeCheck,
            childrenCheck: queryArg.childrenCheck,
            visa: queryArg.visa,
            inCountry: queryArg.inCountry,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Search'],
      }),
      countAuPairs: build.query<CountAuPairsApiResponse, CountAuPairsApiArg>({
        query: (queryArg) => ({
          url: `/api/au-pair-profiles/count`,
          params: {
            region: queryArg.region,
            place: queryArg.place,
            city: queryArg.city,
            duration: queryArg.duration,
            startBy: queryArg.startBy,
            availableFrom: queryArg.availableFrom,
            availableTo: queryArg.availableTo,
            ageMin: queryArg.ageMin,
            ageMax: queryArg.ageMax,
            nationality: queryArg.nationality,
            languages: queryArg.languages,
            infants: queryArg.infants,
            drives: queryArg.drives,
            policeCheck: queryArg.policeCheck,
            childrenCheck: queryArg.childrenCheck,
            visa: queryArg.visa,
            inCountry: queryArg.inCountry,
          },
        }),
        providesTags: ['Search'],
      }),
      listCityFamilies: build.query<ListCityFamiliesApiResponse, ListCityFamiliesApiArg>({
        query: (queryArg) => ({ url: `/api/cities/${queryArg.city}/families` }),
        providesTags: ['Search'],
      }),
      searchFamilies: build.query<SearchFamiliesApiResponse, SearchFamiliesApiArg>({
        query: (queryArg) => ({
          url: `/api/family-profiles`,
          params: {
            limit: queryArg.limit,
            sort: queryArg.sort,
            region: queryArg.region,
            place: queryArg.place,
            city: queryArg.city,
            duration: queryArg.duration,
            startFrom: queryArg.startFrom,
            startTo: queryArg.startTo,
            childrenMax: queryArg.childrenMax,
            childAgeMin: queryArg.childAgeMin,
            childAgeMax: queryArg.childAgeMax,
            hoursMax: queryArg.hoursMax,
            ownBathroom: queryArg.ownBathroom,
            carAvailable: queryArg.carAvailable,
            noPets: queryArg.noPets,
            languagesAtHome: queryArg.languagesAtHome,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Search'],
      }),
      countFamilies: build.query<CountFamiliesApiResponse, CountFamiliesApiArg>({
        query: (queryArg) => ({
          url: `/api/family-profiles/count`,
          params: {
            region: queryArg.region,
            place: queryArg.place,
            city: queryArg.city,
            duration: queryArg.duration,
            startFrom: queryArg.startFrom,
            startTo: queryArg.startTo,
            childrenMax: queryArg.childrenMax,
            childAgeMin: queryArg.childAgeMin,
            childAgeMax: queryArg.childAgeMax,
            hoursMax: queryArg.hoursMax,
            ownBathroom: queryArg.ownBathroom,
            carAvailable: queryArg.carAvailable,
            noPets: queryArg.noPets,
            languagesAtHome: queryArg.languagesAtHome,
          },
        }),
        providesTags: ['Search'],
      }),
      listRegionFamilies: build.query<ListRegionFamiliesApiResponse, ListRegionFamiliesApiArg>({
        query: (queryArg) => ({ url: `/api/regions/${queryArg.region}/families` }),
        providesTags: ['Search'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as searchApi };
export type SearchAuPairsApiResponse = /** status 200  */ AuPairSearchPage;
export type SearchAuPairsApiArg = {
  /** How many items at most. */
  limit?: number;
  /** By match score among the newest 500 who pass and then by age of the profile; newest first; or soonest to start.
    For visitors, and without a complete profile, "best" is "newest". */
  sort?: SearchSort;
  /** One of our countries. */
  region?: Region;
  /** A city of ours. Au pairs to whom the whole country is welcome are among the answers. */
  place?: string;
  /** The same as `place`, as links of the site write it. */
  city?: string;
  /** Months that must lie within the length of stay. */
  duration?: number;
  /** Could start by this day. */
  startBy?: string;
  /** Becomes free on this day or later; whoever is free already becomes so today. */
  availableFrom?: string;
  /** Becomes free on this day or earlier. */
  availableTo?: string;
  ageMin?: number;
  ageMax?: number;
  /** Any of these: ISO codes or English words, separated by commas, ten at most. */
  nationality?: string;
  /** All of these: ISO codes or English names, separated by commas, five at most. */
  languages?: string;
  /** Has cared for babies. */
  infants?: boolean;
  /** Has a driving licence. */
  drives?: boolean;
  /** Says to have a police check. */
  policeCheck?: boolean;
  /** Says to have a working-with-children check. */
  childrenCheck?: boolean;
  /** The kind of visa, as far as their words tell. */
  visa?: VisaKind;
  /** Is in the country already. */
  inCountry?: boolean;
  /** Where the page before this one ended, as its `nextCursor` said. */
  cursor?: string;
};
export type CountAuPairsApiResponse = /** status 200  */ SearchCount;
export type CountAuPairsApiArg = {
  /** One of our countries. */
  region?: Region;
  /** A city of ours. Au pairs to whom the whole country is welcome are among the answers. */
  place?: string;
  /** The same as `place`, as links of the site write it. */
  city?: string;
  /** Months that must lie within the length of stay. */
  duration?: number;
  /** Could start by this day. */
  startBy?: string;
  /** Becomes free on this day or later; whoever is free already becomes so today. */
  availableFrom?: string;
  /** Becomes free on this day or earlier. */
  availableTo?: string;
  ageMin?: number;
  ageMax?: number;
  /** Any of these: ISO codes or English words, separated by commas, ten at most. */
  nationality?: string;
  /** All of these: ISO codes or English names, separated by commas, five at most. */
  languages?: string;
  /** Has cared for babies. */
  infants?: boolean;
  /** Has a driving licence. */
  drives?: boolean;
  /** Says to have a police check. */
  policeCheck?: boolean;
  /** Says to have a working-with-children check. */
  childrenCheck?: boolean;
  /** The kind of visa, as far as their words tell. */
  visa?: VisaKind;
  /** Is in the country already. */
  inCountry?: boolean;
};
export type ListCityFamiliesApiResponse = /** status 200  */ PlaceFamiliesDto;
export type ListCityFamiliesApiArg = {
  /** The city as its page is addressed. */
  city: string;
};
export type SearchFamiliesApiResponse = /** status 200  */ FamilySearchPage;
export type SearchFamiliesApiArg = {
  /** How many items at most. */
  limit?: number;
  /** By match score among the newest 500 who pass and then by age of the profile; newest first; or soonest to start.
    For visitors, and without a complete profile, "best" is "newest". */
  sort?: SearchSort;
  /** One of our countries. */
  region?: Region;
  /** A city of ours. Au pairs to whom the whole country is welcome are among the answers. */
  place?: string;
  /** The same as `place`, as links of the site write it. */
  city?: string;
  /** Months that must lie within the length of stay. */
  duration?: number;
  /** Starts on this day or later; whoever looks for somebody at once starts today. */
  startFrom?: string;
  /** Starts on this day or earlier. */
  startTo?: string;
  childrenMax?: number;
  /** The youngest child is at least this old, in years. */
  childAgeMin?: number;
  /** The youngest child is at most this old, in years. */
  childAgeMax?: number;
  /** Hours a week. */
  hoursMax?: number;
  /** A bathroom of one's own. */
  ownBathroom?: boolean;
  /** A car may be used. */
  carAvailable?: boolean;
  /** There are no pets. */
  noPets?: boolean;
  /** All of these: ISO codes or English names, separated by commas, five at most. */
  languagesAtHome?: string;
  /** Where the page before this one ended, as its `nextCursor` said. */
  cursor?: string;
};
export type CountFamiliesApiResponse = /** status 200  */ SearchCount;
export type CountFamiliesApiArg = {
  /** One of our countries. */
  region?: Region;
  /** A city of ours. Au pairs to whom the whole country is welcome are among the answers. */
  place?: string;
  /** The same as `place`, as links of the site write it. */
  city?: string;
  /** Months that must lie within the length of stay. */
  duration?: number;
  /** Starts on this day or later; whoever looks for somebody at once starts today. */
  startFrom?: string;
  /** Starts on this day or earlier. */
  startTo?: string;
  childrenMax?: number;
  /** The youngest child is at least this old, in years. */
  childAgeMin?: number;
  /** The youngest child is at most this old, in years. */
  childAgeMax?: number;
  /** Hours a week. */
  hoursMax?: number;
  /** A bathroom of one's own. */
  ownBathroom?: boolean;
  /** A car may be used. */
  carAvailable?: boolean;
  /** There are no pets. */
  noPets?: boolean;
  /** All of these: ISO codes or English names, separated by commas, five at most. */
  languagesAtHome?: string;
};
export type ListRegionFamiliesApiResponse = /** status 200  */ PlaceFamiliesDto;
export type ListRegionFamiliesApiArg = {
  /** The region whose home page it is. */
  region: string;
};
export type SearchCount = {
  /** There are or may be more than `value`: say "38+". */
  capped: boolean;
  value: number;
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
export type AuPairSearchPage = {
  /** As the first page counted. */
  count: SearchCount;
  items: AuPairCard[];
  /** Asks for the next page. Null at the end. A page may hold fewer people than asked for, even none, and still have
    one: very rare combinations are looked for step by step. */
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
export type SearchSort = 'best' | 'newest' | 'soonest';
export type Region = 'australia' | 'newzealand';
export type VisaKind = 'working_holiday' | 'student' | 'resident' | 'other' | 'none';
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
export type PlaceFamiliesDto = {
  /** All families of the place. */
  count: SearchCount;
  /** How many of the first items are featured. */
  featured: number;
  /** Featured ones first, in the order that administrators gave them; then the newest. */
  items: FamilyCard[];
};
export type FamilySearchPage = {
  /** As the first page counted. */
  count: SearchCount;
  items: FamilyCard[];
  /** Asks for the next page. Null at the end. A page may hold fewer people than asked for, even none, and still have
    one: very rare combinations are looked for step by step. */
  nextCursor: string | null;
};
export const {
  useSearchAuPairsQuery,
  useLazySearchAuPairsQuery,
  useCountAuPairsQuery,
  useLazyCountAuPairsQuery,
  useListCityFamiliesQuery,
  useLazyListCityFamiliesQuery,
  useSearchFamiliesQuery,
  useLazySearchFamiliesQuery,
  useCountFamiliesQuery,
  useLazyCountFamiliesQuery,
  useListRegionFamiliesQuery,
  useLazyListRegionFamiliesQuery,
} = injectedRtkApi;
