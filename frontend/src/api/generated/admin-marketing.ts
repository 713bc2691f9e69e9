import { baseApi as api } from '../base-api';
export const addTagTypes = ['Admin marketing'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      readMarketingAudience: build.query<ReadMarketingAudienceApiResponse, ReadMarketingAudienceApiArg>({
        query: () => ({ url: `/api/admin/marketing/audience` }),
        providesTags: ['Admin marketing'],
      }),
      previewCampaign: build.mutation<PreviewCampaignApiResponse, PreviewCampaignApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/marketing/campaign-previews`,
          method: 'POST',
          body: queryArg.campaignTextInput,
        }),
        invalidatesTags: ['Admin marketing'],
      }),
      listCampaigns: build.query<ListCampaignsApiResponse, ListCampaignsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/marketing/campaigns`,
          params: {
            page: queryArg.page,
          },
        }),
        providesTags: ['Admin marketing'],
      }),
      makeCampaign: build.mutation<MakeCampaignApiResponse, MakeCampaignApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/marketing/campaigns`,
          method: 'POST',
          body: queryArg.newCampaignInput,
        }),
        invalidatesTags: ['Admin marketing'],
      }),
      removeCampaign: build.mutation<RemoveCampaignApiResponse, RemoveCampaignApiArg>({
        query: (queryArg) => ({ url: `/api/admin/marketing/campaigns/${queryArg.id}`, method: 'DELETE' }),
        invalidatesTags: ['Admin marketing'],
      }),
      readCampaign: build.query<ReadCampaignApiResponse, ReadCampaignApiArg>({
        query: (queryArg) => ({ url: `/api/admin/marketing/campaigns/${queryArg.id}` }),
        providesTags: ['Admin marketing'],
      }),
      scheduleCampaign: build.mutation<ScheduleCampaignApiResponse, ScheduleCampaignApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/marketing/campaigns/${queryArg.id}/schedules`,
          method: 'POST',
          body: queryArg.campaignScheduleInput,
        }),
        invalidatesTags: ['Admin marketing'],
      }),
      sendCampaign: build.mutation<SendCampaignApiResponse, SendCampaignApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/marketing/campaigns/${queryArg.id}/sendings`,
          method: 'POST',
          body: queryArg.campaignSendingInput,
        }),
        invalidatesTags: ['Admin marketing'],
      }),
      testCampaign: build.mutation<TestCampaignApiResponse, TestCampaignApiArg>({
        query: (queryArg) => ({ url: `/api/admin/marketing/campaigns/${queryArg.id}/tests`, method: 'POST' }),
        invalidatesTags: ['Admin marketing'],
      }),
      readMarketingConnection: build.query<ReadMarketingConnectionApiResponse, ReadMarketingConnectionApiArg>({
        query: () => ({ url: `/api/admin/marketing/connection` }),
        providesTags: ['Admin marketing'],
      }),
      listBrevoEvents: build.query<ListBrevoEventsApiResponse, ListBrevoEventsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/marketing/events`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Admin marketing'],
      }),
      listMarketingPeople: build.query<ListMarketingPeopleApiResponse, ListMarketingPeopleApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/marketing/people`,
          params: {
            limit: queryArg.limit,
            standing: queryArg.standing,
            search: queryArg.search,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Admin marketing'],
      }),
      readConsentHistory: build.query<ReadConsentHistoryApiResponse, ReadConsentHistoryApiArg>({
        query: (queryArg) => ({ url: `/api/admin/marketing/people/${queryArg.id}/consents` }),
        providesTags: ['Admin marketing'],
      }),
      askForMarketingReports: build.mutation<AskForMarketingReportsApiResponse, AskForMarketingReportsApiArg>({
        query: () => ({ url: `/api/admin/marketing/reports`, method: 'POST' }),
        invalidatesTags: ['Admin marketing'],
      }),
      startMarketingSync: build.mutation<StartMarketingSyncApiResponse, StartMarketingSyncApiArg>({
        query: () => ({ url: `/api/admin/marketing/sync-runs`, method: 'POST' }),
        invalidatesTags: ['Admin marketing'],
      }),
      listMarketingTemplates: build.query<ListMarketingTemplatesApiResponse, ListMarketingTemplatesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/marketing/templates`,
          params: {
            page: queryArg.page,
          },
        }),
        providesTags: ['Admin marketing'],
      }),
      readMarketingTemplate: build.query<ReadMarketingTemplateApiResponse, ReadMarketingTemplateApiArg>({
        query: (queryArg) => ({ url: `/api/admin/marketing/templates/${queryArg.id}` }),
        providesTags: ['Admin marketing'],
      }),
      receiveBrevoReports: build.mutation<ReceiveBrevoReportsApiResponse, ReceiveBrevoReportsApiArg>({
        query: (queryArg) => ({ url: `/api/brevo/webhooks`, method: 'POST', body: queryArg.brevoReportBody }),
        invalidatesTags: ['Admin marketing'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminMarketingApi };
export type ReadMarketingAudienceApiResponse = /** status 200  */ AudienceDto;
export type ReadMarketingAudienceApiArg = void;
export type PreviewCampaignApiResponse = /** status 200  */ CampaignPreview;
export type PreviewCampaignApiArg = {
  campaignTextInput: CampaignTextInput;
};
export type ListCampaignsApiResponse = /** status 200  */ CampaignPage;
export type ListCampaignsApiArg = {
  /** Beginning with 1. */
  page?: number;
};
export type MakeCampaignApiResponse = /** status 201  */ CampaignDetail;
export type MakeCampaignApiArg = {
  newCampaignInput: NewCampaignInput;
};
export type RemoveCampaignApiResponse = unknown;
export type RemoveCampaignApiArg = {
  /** Brevo’s number of it. */
  id: number;
};
export type ReadCampaignApiResponse = /** status 200  */ CampaignDetail;
export type ReadCampaignApiArg = {
  /** Brevo’s number of it. */
  id: number;
};
export type ScheduleCampaignApiResponse = /** status 200  */ CampaignDetail;
export type ScheduleCampaignApiArg = {
  /** Brevo’s number of it. */
  id: number;
  campaignScheduleInput: CampaignScheduleInput;
};
export type SendCampaignApiResponse = /** status 200  */ CampaignDetail;
export type SendCampaignApiArg = {
  /** Brevo’s number of it. */
  id: number;
  campaignSendingInput: CampaignSendingInput;
};
export type TestCampaignApiResponse = unknown;
export type TestCampaignApiArg = {
  /** Brevo’s number of it. */
  id: number;
};
export type ReadMarketingConnectionApiResponse = /** status 200  */ MarketingConnection;
export type ReadMarketingConnectionApiArg = void;
export type ListBrevoEventsApiResponse = /** status 200  */ BrevoEventPage;
export type ListBrevoEventsApiArg = {
  /** How many items at most. */
  limit?: number;
  /** Where the page before this one ended, as its `nextCursor` said. */
  cursor?: string;
};
export type ListMarketingPeopleApiResponse = /** status 200  */ AudiencePage;
export type ListMarketingPeopleApiArg = {
  /** How many items at most. */
  limit?: number;
  standing?: AudienceStanding;
  /** In username and address. */
  search?: string;
  /** Where the page before this one ended, as its `nextCursor` said. */
  cursor?: string;
};
export type ReadConsentHistoryApiResponse = /** status 200  */ ConsentHistory;
export type ReadConsentHistoryApiArg = {
  id: string;
};
export type AskForMarketingReportsApiResponse = /** status 200  */ MarketingConnection;
export type AskForMarketingReportsApiArg = void;
export type StartMarketingSyncApiResponse = unknown;
export type StartMarketingSyncApiArg = void;
export type ListMarketingTemplatesApiResponse = /** status 200  */ TemplatePage;
export type ListMarketingTemplatesApiArg = {
  /** Beginning with 1. */
  page?: number;
};
export type ReadMarketingTemplateApiResponse = /** status 200  */ TemplateDetail;
export type ReadMarketingTemplateApiArg = {
  /** Brevo’s number of it. */
  id: number;
};
export type ReceiveBrevoReportsApiResponse = unknown;
export type ReceiveBrevoReportsApiArg = {
  brevoReportBody: BrevoReportBody;
};
export type MarketingListKey =
  'families-australia' | 'families-newzealand' | 'aupairs-australia' | 'aupairs-newzealand';
export type AudienceList = {
  /** How many of the list Brevo knows. */
  atBrevo: number;
  /** Its number at Brevo; null before it was made there. */
  brevoId: number | null;
  key: MarketingListKey;
  /** What it is called at Brevo. */
  name: string;
  /** Who belongs to it by now. */
  people: number;
};
export type SyncRunDto = {
  /** Null while it works. */
  finishedAt: string | null;
  /** People whom Brevo was made to forget. */
  forgotten: number;
  id: string;
  /** Why it stopped early; the next one goes on there. */
  problem: string | null;
  /** People who were put on a list, or of whom something changed. */
  put: number;
  startedAt: string;
};
export type AudienceStanding =
  'in' | 'never-asked' | 'left' | 'unsubscribed' | 'bounced' | 'complained' | 'unverified' | 'suspended';
export type AudienceCount = {
  people: number;
  standing: AudienceStanding;
};
export type AudienceDto = {
  /** People who are gone and whom Brevo has not forgotten yet. */
  erased: number;
  lists: AudienceList[];
  /** The last ten runs, newest first. */
  runs: SyncRunDto[];
  /** All standings, also those of nobody. */
  standings: AudienceCount[];
  /** People whom Brevo has to forget. */
  toForget: number;
  /** People of whom Brevo has to be told something. */
  toPut: number;
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
export type CampaignPreview = {
  html: string;
};
export type CampaignTextInput = {
  /** One line that inboxes show after the subject. */
  preview?: string | null;
  subject: string;
  /** Blank lines part paragraphs. */
  text: string;
};
export type CampaignFigures = {
  /** For good or for now. */
  bounced: number;
  clicked: number;
  complained: number;
  delivered: number;
  /** Some mail programs open by themselves: a guess from above. */
  opened: number;
  sent: number;
  unsubscribed: number;
};
export type CampaignState =
  | 'draft'
  | 'queued'
  | 'in_review'
  | 'in_process'
  | 'sent'
  | 'suspended'
  | 'cancelling'
  | 'cancelled'
  | 'archive'
  | 'other';
export type CampaignSummary = {
  /** Null before it was sent. */
  figures: CampaignFigures | null;
  /** Brevo's number of it. */
  id: number;
  /** Those of our lists that it goes to. */
  lists: MarketingListKey[];
  name: string;
  scheduledAt: string | null;
  sentAt: string | null;
  state: CampaignState;
  subject: string;
};
export type CampaignPage = {
  /** How many there are. */
  count: number;
  items: CampaignSummary[];
};
export type CampaignDetail = {
  /** Null before it was sent. */
  figures: CampaignFigures | null;
  /** Whom it comes from. */
  from: string;
  html: string;
  /** Brevo's number of it. */
  id: number;
  /** Those of our lists that it goes to. */
  lists: MarketingListKey[];
  name: string;
  /** How many people are on its lists at Brevo now. */
  people: number;
  scheduledAt: string | null;
  sentAt: string | null;
  state: CampaignState;
  subject: string;
};
export type NewCampaignInput = {
  lists: MarketingListKey[];
  /** For us; nobody else sees it. */
  name: string;
  preview?: string | null;
  /** Whom it comes from: one of the account's senders. */
  senderId: number;
  subject: string;
  /** A template of Brevo's; either this or `text`. */
  templateId?: number | null;
  /** A text of our own; blank lines part paragraphs. */
  text?: string | null;
};
export type CampaignScheduleInput = {
  at: string;
  /** How many people one was told it goes to; refused when they are others by now. */
  people: number;
};
export type CampaignSendingInput = {
  /** How many people one was told it goes to; refused when they are others by now. */
  people: number;
};
export type BrevoPlan = {
  /** Mails or whatever else `creditsType` says. */
  credits: number;
  creditsType: string;
  type: string;
};
export type BrevoSender = {
  email: string;
  id: number;
  name: string;
};
export type BrevoAccountDto = {
  company: string;
  email: string;
  plans: BrevoPlan[];
  /** Those who may send: their address is confirmed there. */
  senders: BrevoSender[];
};
export type BrevoReportingState = 'unset' | 'missing' | 'set' | 'unknown';
export type BrevoConnectionState = 'none' | 'works' | 'refused' | 'unreachable';
export type MarketingConnection = {
  account: BrevoAccountDto | null;
  /** Whether mails of the product leave by SMTP; else they are files on this machine. */
  mailsBySmtp: boolean;
  /** Where Brevo is to report what became of mails. */
  reportUrl: string;
  reporting: BrevoReportingState;
  state: BrevoConnectionState;
};
export type BrevoEventKind =
  'delivered' | 'opened' | 'clicked' | 'soft-bounced' | 'hard-bounced' | 'unsubscribed' | 'complained';
export type BrevoEvent = {
  campaignName: string | null;
  happenedAt: string;
  id: string;
  kind: BrevoEventKind;
  personId: string | null;
  /** Null once they are gone, or where nobody here has this address. */
  username: string | null;
};
export type BrevoEventPage = {
  items: BrevoEvent[];
  /** Asks for the next page; null at the end. */
  nextCursor: string | null;
};
export type AudiencePerson = {
  email: string;
  id: string;
  list: MarketingListKey;
  recordedAt: string | null;
  /** By what the newest yes or no came about; null for whoever was never asked. */
  source: ('sign-up' | 'account' | 'unsubscribe-link' | 'hard-bounce' | 'complaint') | null;
  standing: AudienceStanding;
  /** When Brevo was last told of them; null when it does not know them. */
  toldAt: string | null;
  username: string;
};
export type AudiencePage = {
  items: AudiencePerson[];
  /** Asks for the next page; null at the end. */
  nextCursor: string | null;
};
export type ConsentRecordDto = {
  agreed: boolean;
  recordedAt: string;
  source: 'sign-up' | 'account' | 'unsubscribe-link' | 'hard-bounce' | 'complaint';
  /** What stood beside the box or the switch; null where no words of ours were shown. */
  wording: string | null;
};
export type ConsentHistory = {
  items: ConsentRecordDto[];
};
export type TemplateSummary = {
  changedAt: string | null;
  id: number;
  name: string;
  subject: string;
};
export type TemplatePage = {
  /** How many there are. */
  count: number;
  items: TemplateSummary[];
};
export type TemplateDetail = {
  changedAt: string | null;
  html: string;
  id: number;
  name: string;
  subject: string;
};
export type BrevoReportBody = {
  camp_id?: number;
  email: string;
  event: string;
  /** When it happened, in seconds since 1970. */
  ts_event?: number;
};
export const {
  useReadMarketingAudienceQuery,
  useLazyReadMarketingAudienceQuery,
  usePreviewCampaignMutation,
  useListCampaignsQuery,
  useLazyListCampaignsQuery,
  useMakeCampaignMutation,
  useRemoveCampaignMutation,
  useReadCampaignQuery,
  useLazyReadCampaignQuery,
  useScheduleCampaignMutation,
  useSendCampaignMutation,
  useTestCampaignMutation,
  useReadMarketingConnectionQuery,
  useLazyReadMarketingConnectionQuery,
  useListBrevoEventsQuery,
  useLazyListBrevoEventsQuery,
  useListMarketingPeopleQuery,
  useLazyListMarketingPeopleQuery,
  useReadConsentHistoryQuery,
  useLazyReadConsentHistoryQuery,
  useAskForMarketingReportsMutation,
  useStartMarketingSyncMutation,
  useListMarketingTemplatesQuery,
  useLazyListMarketingTemplatesQuery,
  useReadMarketingTemplateQuery,
  useLazyReadMarketingTemplateQuery,
  useReceiveBrevoReportsMutation,
} = injectedRtkApi;
