import { baseApi as api } from '../base-api';
export const addTagTypes = ['Countries'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getCountryLanding: build.query<GetCountryLandingApiResponse, GetCountryLandingApiArg>({
        query: (queryArg) => ({ url: `/api/country-landings/${queryArg.country}` }),
        providesTags: ['Countries'],
      }),
      listPublishedCountries: build.query<ListPublishedCountriesApiResponse, ListPublishedCountriesApiArg>({
        query: () => ({ url: `/api/publications/countries` }),
        providesTags: ['Countries'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as countriesApi };
export type GetCountryLandingApiResponse = /** status 200  */ CountryLandingResponse;
export type GetCountryLandingApiArg = {
  country: LandingCountry;
};
export type ListPublishedCountriesApiResponse = /** status 200  */ PublishedCountry[];
export type ListPublishedCountriesApiArg = void;
export type LandingCityStats = {
  /** What stands where the number of families cannot be counted. */
  auPairFamilies: string;
  averageCost: string;
  climate: string;
  population: string;
};
export type LandingCity = {
  bestFor: string[];
  description: string;
  highlights: string[];
  /** The city as the family search knows it. */
  id: 'sydney' | 'melbourne' | 'brisbane' | 'perth' | 'adelaide' | 'canberra';
  name: string;
  personality: string[];
  state: string;
  stats: LandingCityStats;
};
export type LandingCityDiscovery = {
  cities: LandingCity[];
  headline: string;
  /** How the figures are meant. */
  note: string;
  text: string;
};
export type LandingCountry = 'france' | 'germany' | 'spain';
export type LandingAction = {
  label: string;
  /** A path of the site. */
  path: string;
};
export type LandingCta = {
  headline: string;
  primaryAction: LandingAction;
  secondaryAction: LandingAction;
  text: string;
};
export type LandingQuestion = {
  answer: string;
  question: string;
};
export type LandingFaq = {
  headline: string;
  items: LandingQuestion[];
};
export type LandingPoint = {
  text: string;
  title: string;
};
export type LandingFeatures = {
  headline: string;
  items: LandingPoint[];
};
export type LandingFigure = {
  label: string;
  value: string;
};
export type LandingHero = {
  /** Shown with numbers. */
  features: LandingPoint[];
  /** Words between asterisks lean: one phrase. */
  headline: string;
  primaryAction: LandingAction;
  secondaryAction: LandingAction;
  stats: LandingFigure[];
  subheadline: string;
  trustIndicators: string[];
};
export type LandingLabels = {
  auPairFamilies: string;
  averageCost: string;
  bestFor: string;
  /** `{date}` is the day. */
  checkedOn: string;
  chooseCity: string;
  climate: string;
  highlights: string;
  images: string;
  newTab: string;
  officialLinks: string;
  personality: string;
  population: string;
  /** `{city}` is the city. */
  searchCity: string;
  sources: string;
  yearsOld: string;
};
export type LandingAdventure = {
  ideas: string[];
  text: string;
  title: string;
};
export type LandingStep = {
  /** How long it takes. */
  duration: string;
  text: string;
  title: string;
};
export type LandingProcess = {
  adventureSection: LandingAdventure;
  headline: string;
  steps: LandingStep[];
  successStats: LandingFigure[];
  text: string;
};
export type LandingLink = {
  label: string;
  url: string;
};
export type LandingVisa = {
  /** Age, length, places and the like: the fact, then what it is about. */
  facts: LandingFigure[];
  links: LandingLink[];
  /** An honest word on the other side of the Tasman. */
  newZealand: LandingPoint;
  notes: string[];
  text: string;
  title: string;
};
export type LandingRequirements = {
  headline: string;
  items: LandingPoint[];
  text: string;
  visa: LandingVisa;
};
export type LandingResource = {
  /** A path of the site. */
  path?: string;
  text: string;
  title: string;
  url?: string;
};
export type LandingResources = {
  headline: string;
  items: LandingResource[];
  text: string;
};
export type LandingSeo = {
  description: string;
  /** Language of the page, as links between languages name it. */
  hreflang: string;
  keywords: string[];
  title: string;
};
export type LandingSource = {
  checkedOn: string;
  title: string;
  url: string;
};
export type LandingTestimonial = {
  age: number;
  city: string;
  country: string;
  duration: string;
  location: string;
  name: string;
  quote: string;
};
export type LandingTestimonials = {
  headline: string;
  items: LandingTestimonial[];
  /** That these are samples, until real people have said something. */
  sampleNote: string;
};
export type LandingImage = {
  alt: string;
  caption: string;
  /** A drawing of the site. */
  name: string;
};
export type LandingWhyAustralia = {
  benefits: LandingPoint[];
  headline: string;
  /** The first four are shown. */
  images: LandingImage[];
  promotionalText: string;
  statistics: LandingFigure[];
};
export type CountryLandingResponse = {
  /** Day on which somebody last compared the facts with their sources. */
  checkedOn: string;
  cityDiscovery: LandingCityDiscovery;
  country: LandingCountry;
  countryCode: string;
  cta: LandingCta;
  faq: LandingFaq;
  features: LandingFeatures;
  flagEmoji: string;
  hero: LandingHero;
  labels: LandingLabels;
  language: string;
  process: LandingProcess;
  requirements: LandingRequirements;
  resources: LandingResources;
  seo: LandingSeo;
  sources: LandingSource[];
  /** Name before the site's own that leads here. */
  subdomain: string;
  testimonials: LandingTestimonials;
  whyAustralia: LandingWhyAustralia;
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
export type PublishedCountry = {
  country: LandingCountry;
  updatedAt: string;
};
export const {
  useGetCountryLandingQuery,
  useLazyGetCountryLandingQuery,
  useListPublishedCountriesQuery,
  useLazyListPublishedCountriesQuery,
} = injectedRtkApi;
