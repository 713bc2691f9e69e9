import type {
  AudiencePage,
  BrevoEventPage,
  BrevoReportBody,
  CampaignDetail,
  CampaignPage,
  CampaignPreview,
  CampaignScheduleInput,
  CampaignSendingInput,
  CampaignTextInput,
  ConsentHistory,
  MarketingAudience,
  MarketingConnection,
  MarketingStatus,
  NewCampaignInput,
  TemplateDetail,
  TemplatePage,
} from './types';
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
      createCampaign: build.mutation<CreateCampaignApiResponse, CreateCampaignApiArg>({
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
            status: queryArg.status,
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
export type ReadMarketingAudienceApiResponse =
  /** status 200 Count who gets news by email and who does not */ MarketingAudience;
export type ReadMarketingAudienceApiArg = void;
export type PreviewCampaignApiResponse = /** status 200 Preview a text as an email */ CampaignPreview;
export type PreviewCampaignApiArg = {
  campaignTextInput: CampaignTextInput;
};
export type ListCampaignsApiResponse = /** status 200 List campaigns with their numbers */ CampaignPage;
export type ListCampaignsApiArg = {
  /** Beginning with 1. */
  page?: number;
};
export type CreateCampaignApiResponse = /** status 201 Create a campaign */ CampaignDetail;
export type CreateCampaignApiArg = {
  newCampaignInput: NewCampaignInput;
};
export type RemoveCampaignApiResponse = unknown;
export type RemoveCampaignApiArg = {
  /** Brevo’s number of it. */
  id: number;
};
export type ReadCampaignApiResponse =
  /** status 200 Read a campaign with its email, numbers and recipients */ CampaignDetail;
export type ReadCampaignApiArg = {
  /** Brevo’s number of it. */
  id: number;
};
export type ScheduleCampaignApiResponse = /** status 200 Send a campaign later */ CampaignDetail;
export type ScheduleCampaignApiArg = {
  /** Brevo’s number of it. */
  id: number;
  campaignScheduleInput: CampaignScheduleInput;
};
export type SendCampaignApiResponse = /** status 200 Send a campaign now */ CampaignDetail;
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
export type ReadMarketingConnectionApiResponse =
  /** status 200 Read whether Brevo is connected, and whose account it is */ MarketingConnection;
export type ReadMarketingConnectionApiArg = void;
export type ListBrevoEventsApiResponse = /** status 200 List email events reported by Brevo */ BrevoEventPage;
export type ListBrevoEventsApiArg = {
  /** The maximum number of items. */
  limit?: number;
  /** The `nextCursor` of the previous page. */
  cursor?: string;
};
export type ListMarketingPeopleApiResponse =
  /** status 200 List who gets news by email, who does not, and why */ AudiencePage;
export type ListMarketingPeopleApiArg = {
  /** The maximum number of items. */
  limit?: number;
  status?: MarketingStatus;
  /** In username and address. */
  search?: string;
  /** The `nextCursor` of the previous page. */
  cursor?: string;
};
export type ReadConsentHistoryApiResponse = /** status 200 Read a person’s consent history */ ConsentHistory;
export type ReadConsentHistoryApiArg = {
  id: string;
};
export type AskForMarketingReportsApiResponse = /** status 200 Ask Brevo to report email events */ MarketingConnection;
export type AskForMarketingReportsApiArg = void;
export type StartMarketingSyncApiResponse = unknown;
export type StartMarketingSyncApiArg = void;
export type ListMarketingTemplatesApiResponse = /** status 200 List the active templates at Brevo */ TemplatePage;
export type ListMarketingTemplatesApiArg = {
  /** Beginning with 1. */
  page?: number;
};
export type ReadMarketingTemplateApiResponse = /** status 200 Read a template at Brevo */ TemplateDetail;
export type ReadMarketingTemplateApiArg = {
  /** Brevo’s number of it. */
  id: number;
};
export type ReceiveBrevoReportsApiResponse = unknown;
export type ReceiveBrevoReportsApiArg = {
  brevoReportBody: BrevoReportBody;
};
export const {
  useReadMarketingAudienceQuery,
  useLazyReadMarketingAudienceQuery,
  usePreviewCampaignMutation,
  useListCampaignsQuery,
  useLazyListCampaignsQuery,
  useCreateCampaignMutation,
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
export type {
  AudienceCount,
  AudienceList,
  AudiencePage,
  AudiencePerson,
  BrevoAccount,
  BrevoConnectionState,
  BrevoEvent,
  BrevoEventKind,
  BrevoEventPage,
  BrevoPlan,
  BrevoReportBody,
  BrevoReportingState,
  BrevoSender,
  CampaignDetail,
  CampaignFigures,
  CampaignPage,
  CampaignPreview,
  CampaignScheduleInput,
  CampaignSendingInput,
  CampaignState,
  CampaignSummary,
  CampaignTextInput,
  ConsentHistory,
  ConsentRecord,
  ErrorBody,
  ErrorCode,
  MarketingAudience,
  MarketingConnection,
  MarketingListKey,
  MarketingStatus,
  NewCampaignInput,
  SyncRun,
  TemplateDetail,
  TemplatePage,
  TemplateSummary,
} from './types';
