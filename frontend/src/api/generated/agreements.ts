import { baseApi as api } from '../base-api';
export const addTagTypes = ['Agreements'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listAgreements: build.query<ListAgreementsApiResponse, ListAgreementsApiArg>({
        query: (queryArg) => ({
          url: `/api/arrangements`,
          params: {
            limit: queryArg.limit,
            conversationId: queryArg.conversationId,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Agreements'],
      }),
      startAgreement: build.mutation<StartAgreementApiResponse, StartAgreementApiArg>({
        query: (queryArg) => ({ url: `/api/arrangements`, method: 'POST', body: queryArg.startAgreementInput }),
        invalidatesTags: ['Agreements'],
      }),
      getAgreement: build.query<GetAgreementApiResponse, GetAgreementApiArg>({
        query: (queryArg) => ({ url: `/api/arrangements/${queryArg.id}` }),
        providesTags: ['Agreements'],
      }),
      downloadAgreementText: build.query<DownloadAgreementTextApiResponse, DownloadAgreementTextApiArg>({
        query: (queryArg) => ({ url: `/api/arrangements/${queryArg.id}/agreement.json` }),
        providesTags: ['Agreements'],
      }),
      downloadAgreement: build.query<DownloadAgreementApiResponse, DownloadAgreementApiArg>({
        query: (queryArg) => ({ url: `/api/arrangements/${queryArg.id}/agreement.pdf` }),
        providesTags: ['Agreements'],
      }),
      cancelAgreement: build.mutation<CancelAgreementApiResponse, CancelAgreementApiArg>({
        query: (queryArg) => ({
          url: `/api/arrangements/${queryArg.id}/cancellation`,
          method: 'POST',
          body: queryArg.cancelAgreementInput,
        }),
        invalidatesTags: ['Agreements'],
      }),
      discardAgreementDraft: build.mutation<DiscardAgreementDraftApiResponse, DiscardAgreementDraftApiArg>({
        query: (queryArg) => ({ url: `/api/arrangements/${queryArg.id}/draft`, method: 'DELETE' }),
        invalidatesTags: ['Agreements'],
      }),
      saveAgreementDraft: build.mutation<SaveAgreementDraftApiResponse, SaveAgreementDraftApiArg>({
        query: (queryArg) => ({
          url: `/api/arrangements/${queryArg.id}/draft`,
          method: 'PUT',
          body: queryArg.agreementDraftInput,
        }),
        invalidatesTags: ['Agreements'],
      }),
      endAgreement: build.mutation<EndAgreementApiResponse, EndAgreementApiArg>({
        query: (queryArg) => ({
          url: `/api/arrangements/${queryArg.id}/ending`,
          method: 'POST',
          body: queryArg.endAgreementInput,
        }),
        invalidatesTags: ['Agreements'],
      }),
      signAgreement: build.mutation<SignAgreementApiResponse, SignAgreementApiArg>({
        query: (queryArg) => ({
          url: `/api/arrangements/${queryArg.id}/signatures`,
          method: 'POST',
          body: queryArg.signAgreementInput,
        }),
        invalidatesTags: ['Agreements'],
      }),
      proposeTerms: build.mutation<ProposeTermsApiResponse, ProposeTermsApiArg>({
        query: (queryArg) => ({
          url: `/api/arrangements/${queryArg.id}/versions`,
          method: 'POST',
          body: queryArg.proposeTermsInput,
        }),
        invalidatesTags: ['Agreements'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as agreementsApi };
export type ListAgreementsApiResponse = /** status 200  */ AgreementPage;
export type ListAgreementsApiArg = {
  /** How many items at most. */
  limit?: number;
  /** Only those of one conversation. */
  conversationId?: string;
  /** Where the page before this one ended, as its `nextCursor` said. */
  cursor?: string;
};
export type StartAgreementApiResponse = /** status 201  */ Agreement;
export type StartAgreementApiArg = {
  startAgreementInput: StartAgreementInput;
};
export type GetAgreementApiResponse = /** status 200  */ Agreement;
export type GetAgreementApiArg = {
  id: string;
};
export type DownloadAgreementTextApiResponse = /** status 200 The text whose SHA-256 is the fingerprint */ {
  [key: string]: any;
};
export type DownloadAgreementTextApiArg = {
  id: string;
};
export type DownloadAgreementApiResponse = /** status 200 The agreement that both have signed */ Blob;
export type DownloadAgreementApiArg = {
  id: string;
};
export type CancelAgreementApiResponse = /** status 200  */ Agreement;
export type CancelAgreementApiArg = {
  id: string;
  cancelAgreementInput: CancelAgreementInput;
};
export type DiscardAgreementDraftApiResponse = unknown;
export type DiscardAgreementDraftApiArg = {
  id: string;
};
export type SaveAgreementDraftApiResponse = /** status 200  */ OwnAgreementDraft;
export type SaveAgreementDraftApiArg = {
  id: string;
  agreementDraftInput: AgreementDraftInput;
};
export type EndAgreementApiResponse = /** status 200  */ Agreement;
export type EndAgreementApiArg = {
  id: string;
  endAgreementInput: EndAgreementInput;
};
export type SignAgreementApiResponse = /** status 201  */ Agreement;
export type SignAgreementApiArg = {
  id: string;
  signAgreementInput: SignAgreementInput;
};
export type ProposeTermsApiResponse = /** status 201  */ Agreement;
export type ProposeTermsApiArg = {
  id: string;
  proposeTermsInput: ProposeTermsInput;
};
export type AgreementState =
  'draft' | 'proposed' | 'countered' | 'accepted' | 'confirmed' | 'active' | 'completed' | 'ended_early' | 'cancelled';
export type AgreementPartner = {
  displayName: string;
  id: string;
  /** Id of their first photo. */
  photo: string | null;
  /** A tiny blurred copy of it as a data URI. */
  photoPreview: string | null;
};
export type AgreementSummary = {
  changedAt: string;
  conversationId: string;
  /** The last day there was, when it ended early. */
  endedOn: string | null;
  endsOn: string | null;
  id: string;
  startsOn: string | null;
  state: AgreementState;
  with: AgreementPartner;
  /** It waits for an answer of the caller. */
  yourTurn: boolean;
};
export type AgreementPage = {
  /** Those that changed last come first. */
  items: AgreementSummary[];
  /** Ask for the next page with it; `null` at the end. */
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
export type AgreementCloser = 'you' | 'them' | 'us';
export type AgreementClosing = {
  /** `us`: an administrator. */
  by: AgreementCloser;
  reason: string;
};
export type AgreementConditions = {
  auPairVerified: boolean;
  /** Advice only. */
  familyVerified: boolean;
  interviewHeld: boolean;
};
export type OwnAgreementDraft = {
  terms: {
    [key: string]: any;
  };
  updatedAt: string;
};
export type AgreementSide = 'you' | 'them';
export type ClauseName =
  | 'dates'
  | 'hours'
  | 'duties'
  | 'pay'
  | 'room'
  | 'meals'
  | 'car'
  | 'leave'
  | 'notice'
  | 'trial'
  | 'house'
  | 'exit'
  | 'other';
export type ClauseChange = {
  clause: ClauseName;
  is: string[];
  title: string;
  was: string[];
};
export type AgreementVersion = {
  by: AgreementSide;
  /** Against the version before; empty for the first one. */
  changes: ClauseChange[];
  createdAt: string;
  fingerprint: string;
  note: string | null;
  number: number;
};
export type AgreementMove = 'propose' | 'counter' | 'sign' | 'cancel' | 'begin' | 'end' | 'complete';
export type PayFacts = {
  checkedOn: string;
  currency: string;
  hourlyCents: number;
  /** What hours are usual. */
  hours: string;
  since: string;
  sourceTitle: string;
  sourceUrl: string;
  words: string;
};
export type Region = 'australia' | 'newzealand';
export type AgreementSignature = {
  at: string;
  by: AgreementSide;
  fullName: string;
};
export type ClauseInWords = {
  clause: ClauseName;
  lines: string[];
  title: string;
};
export type CarUse = 'none' | 'for_work' | 'for_work_and_private';
export type CarClause = {
  excessCents?: number | null;
  excessPaidBy?: ('family' | 'shared' | 'au_pair') | null;
  insurance?: string | null;
  use: CarUse;
};
export type DatesClause = {
  endsOn: string;
  startsOn: string;
};
export type DutiesClause = {
  duties: string[];
  /** What is not asked. */
  exclusions: string[];
};
export type ExitClause = {
  plan: string;
};
export type WorkTime = {
  from: string;
  /** Up to `24:00`. */
  to: string;
};
export type HoursClause = {
  /** Evenings of babysitting a week, within these hours. */
  babysittingEvenings: number;
  friday: WorkTime[];
  monday: WorkTime[];
  note?: string | null;
  saturday: WorkTime[];
  sunday: WorkTime[];
  thursday: WorkTime[];
  tuesday: WorkTime[];
  wednesday: WorkTime[];
};
export type HouseClause = {
  cameras: string;
  guests: string;
  internet: string;
  phone: string;
};
export type PublicHolidays = 'free' | 'by_arrangement';
export type LeaveClause = {
  /** Paid days off in the whole stay, beside the free days of the week. */
  paidDays: number;
  publicHolidays: PublicHolidays;
  sick: string;
};
export type MealsClause = {
  description: string;
};
export type NoticeClause = {
  weeks: number;
};
export type OtherClause = {
  more?: string | null;
  travel?: string | null;
};
export type BoardAndLodging = 'included' | 'deducted';
export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';
export type PayClause = {
  boardAndLodging: BoardAndLodging;
  /** Taken off each week for board and lodging, where they are not included. */
  deductionCents?: number | null;
  note?: string | null;
  paidOn: Weekday;
  weeklyCents: number;
};
export type Bathroom = 'own' | 'with_children' | 'with_family';
export type RoomClause = {
  bathroom: Bathroom;
  description: string;
};
export type TrialClause = {
  days: number;
  note?: string | null;
};
export type AgreementTerms = {
  car: CarClause;
  dates: DatesClause;
  duties: DutiesClause;
  exit: ExitClause;
  hours: HoursClause;
  house: HouseClause;
  leave: LeaveClause;
  meals: MealsClause;
  notice: NoticeClause;
  other: OtherClause;
  pay: PayClause;
  room: RoomClause;
  trial: TrialClause;
};
export type CurrentAgreementVersion = {
  by: AgreementSide;
  /** Against the version before; empty for the first one. */
  changes: ClauseChange[];
  clauses: ClauseInWords[];
  createdAt: string;
  fingerprint: string;
  /** Above 38 hours a week; null below. */
  hoursWarning: string | null;
  note: string | null;
  number: number;
  /** What the lowest hourly wage would come to, for comparison. */
  payComparison: string;
  terms: AgreementTerms;
};
export type AgreementRole = 'family' | 'aupair';
export type Agreement = {
  changedAt: string;
  /** Who called it off or ended it, and why. */
  closing: AgreementClosing | null;
  conditions: AgreementConditions;
  /** When both had signed. */
  confirmedAt: string | null;
  conversationId: string;
  /** What the caller is writing, for nobody else's eyes. */
  draft: OwnAgreementDraft | null;
  /** The ones before it, the newest first; ten at most. */
  earlier: AgreementVersion[];
  /** The last day there was, when it ended early. */
  endedOn: string | null;
  endsOn: string | null;
  id: string;
  /** What the caller may do now. */
  moves: AgreementMove[];
  payFacts: PayFacts;
  region: Region;
  /** Under the version that lies on the table. */
  signatures: AgreementSignature[];
  startsOn: string | null;
  state: AgreementState;
  /** Null until something was proposed. */
  version: CurrentAgreementVersion | null;
  with: AgreementPartner;
  /** Which side the caller is. */
  you: AgreementRole;
  /** It waits for an answer of the caller. */
  yourTurn: boolean;
};
export type StartAgreementInput = {
  conversationId: string;
};
export type CancelAgreementInput = {
  reason: string;
};
export type AgreementDraftInput = {
  /** `updatedAt` of the draft that this was typed upon; null when there was none. Left out, nothing is compared. */
  basedOn?: string | null;
  /** The form's values, unchecked: up to 64 kB. */
  terms: {
    [key: string]: any;
  };
};
export type EndAgreementInput = {
  /** The last day; today when it is left out. */
  on?: string;
  reason: string;
};
export type SignAgreementInput = {
  fullName: string;
  password: string;
  /** Tell the people one writes with, once it is confirmed, that one has found somebody. */
  tellOthers: boolean;
  /** The version that is accepted. */
  version: number;
};
export type ProposeTermsInput = {
  /** The version that the caller has read; 0 when none was proposed yet. */
  basedOn: number;
  /** A word to the other one. */
  note?: string | null;
  terms: AgreementTerms;
};
export const {
  useListAgreementsQuery,
  useLazyListAgreementsQuery,
  useStartAgreementMutation,
  useGetAgreementQuery,
  useLazyGetAgreementQuery,
  useDownloadAgreementTextQuery,
  useLazyDownloadAgreementTextQuery,
  useDownloadAgreementQuery,
  useLazyDownloadAgreementQuery,
  useCancelAgreementMutation,
  useDiscardAgreementDraftMutation,
  useSaveAgreementDraftMutation,
  useEndAgreementMutation,
  useSignAgreementMutation,
  useProposeTermsMutation,
} = injectedRtkApi;
