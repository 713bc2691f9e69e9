import type {
  AppealByLinkInput,
  AppealInput,
  AppealLinkInput,
  BanNotices,
  BlockInput,
  BlockPage,
  HeldMessages,
  MessageWarnings,
  OwnDecision,
  OwnDecisions,
  Report,
  ReportInput,
  ReportPage,
} from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Safety'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      readAppealLink: build.mutation<ReadAppealLinkApiResponse, ReadAppealLinkApiArg>({
        query: (queryArg) => ({ url: `/api/appeal-links`, method: 'POST', body: queryArg.appealLinkInput }),
        invalidatesTags: ['Safety'],
      }),
      appealByLink: build.mutation<AppealByLinkApiResponse, AppealByLinkApiArg>({
        query: (queryArg) => ({ url: `/api/appeals`, method: 'POST', body: queryArg.appealByLinkInput }),
        invalidatesTags: ['Safety'],
      }),
      listBanNotices: build.query<ListBanNoticesApiResponse, ListBanNoticesApiArg>({
        query: () => ({ url: `/api/ban-notices` }),
        providesTags: ['Safety'],
      }),
      listBlocks: build.query<ListBlocksApiResponse, ListBlocksApiArg>({
        query: (queryArg) => ({
          url: `/api/blocks`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Safety'],
      }),
      unblockPerson: build.mutation<UnblockPersonApiResponse, UnblockPersonApiArg>({
        query: (queryArg) => ({ url: `/api/blocks/${queryArg.id}`, method: 'DELETE' }),
        invalidatesTags: ['Safety'],
      }),
      blockPerson: build.mutation<BlockPersonApiResponse, BlockPersonApiArg>({
        query: (queryArg) => ({ url: `/api/blocks/${queryArg.id}`, method: 'PUT', body: queryArg.blockInput }),
        invalidatesTags: ['Safety'],
      }),
      listHeldMessages: build.query<ListHeldMessagesApiResponse, ListHeldMessagesApiArg>({
        query: (queryArg) => ({
          url: `/api/held-messages`,
          params: {
            conversationId: queryArg.conversationId,
          },
        }),
        providesTags: ['Safety'],
      }),
      listMessageWarnings: build.query<ListMessageWarningsApiResponse, ListMessageWarningsApiArg>({
        query: (queryArg) => ({
          url: `/api/message-warnings`,
          params: {
            conversationId: queryArg.conversationId,
          },
        }),
        providesTags: ['Safety'],
      }),
      listOwnDecisions: build.query<ListOwnDecisionsApiResponse, ListOwnDecisionsApiArg>({
        query: () => ({ url: `/api/moderation-decisions` }),
        providesTags: ['Safety'],
      }),
      appeal: build.mutation<AppealApiResponse, AppealApiArg>({
        query: (queryArg) => ({
          url: `/api/moderation-decisions/${queryArg.id}/appeal`,
          method: 'POST',
          body: queryArg.appealInput,
        }),
        invalidatesTags: ['Safety'],
      }),
      listReports: build.query<ListReportsApiResponse, ListReportsApiArg>({
        query: (queryArg) => ({
          url: `/api/reports`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Safety'],
      }),
      sendReport: build.mutation<SendReportApiResponse, SendReportApiArg>({
        query: (queryArg) => ({ url: `/api/reports`, method: 'POST', body: queryArg.reportInput }),
        invalidatesTags: ['Safety'],
      }),
      getReport: build.query<GetReportApiResponse, GetReportApiArg>({
        query: (queryArg) => ({ url: `/api/reports/${queryArg.id}` }),
        providesTags: ['Safety'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as safetyApi };
export type ReadAppealLinkApiResponse = /** status 200 Read the decision behind an emailed link */ OwnDecision;
export type ReadAppealLinkApiArg = {
  appealLinkInput: AppealLinkInput;
};
export type AppealByLinkApiResponse = /** status 201 Appeal with a mailed link */ OwnDecision;
export type AppealByLinkApiArg = {
  appealByLinkInput: AppealByLinkInput;
};
export type ListBanNoticesApiResponse = /** status 200 List closed accounts that have written to me */ BanNotices;
export type ListBanNoticesApiArg = void;
export type ListBlocksApiResponse = /** status 200 List people I have blocked */ BlockPage;
export type ListBlocksApiArg = {
  /** The maximum number of items. */
  limit?: number;
  /** The `nextCursor` of the previous page. */
  cursor?: string;
};
export type UnblockPersonApiResponse = unknown;
export type UnblockPersonApiArg = {
  id: string;
};
export type BlockPersonApiResponse = unknown;
export type BlockPersonApiArg = {
  id: string;
  blockInput: BlockInput;
};
export type ListHeldMessagesApiResponse =
  /** status 200 List my messages of a conversation that are being checked or were not delivered */ HeldMessages;
export type ListHeldMessagesApiArg = {
  conversationId: string;
};
export type ListMessageWarningsApiResponse = /** status 200 List the warnings in a conversation */ MessageWarnings;
export type ListMessageWarningsApiArg = {
  conversationId: string;
};
export type ListOwnDecisionsApiResponse = /** status 200 List moderation decisions about me */ OwnDecisions;
export type ListOwnDecisionsApiArg = void;
export type AppealApiResponse = /** status 201 Appeal against a decision */ OwnDecision;
export type AppealApiArg = {
  id: string;
  appealInput: AppealInput;
};
export type ListReportsApiResponse = /** status 200 List what I have reported */ ReportPage;
export type ListReportsApiArg = {
  /** The maximum number of items. */
  limit?: number;
  /** The `nextCursor` of the previous page. */
  cursor?: string;
};
export type SendReportApiResponse = /** status 201 Report a person, a message, an interview or a review */ Report;
export type SendReportApiArg = {
  reportInput: ReportInput;
};
export type GetReportApiResponse = /** status 200 Read one of my reports */ Report;
export type GetReportApiArg = {
  id: string;
};
export const {
  useReadAppealLinkMutation,
  useAppealByLinkMutation,
  useListBanNoticesQuery,
  useLazyListBanNoticesQuery,
  useListBlocksQuery,
  useLazyListBlocksQuery,
  useUnblockPersonMutation,
  useBlockPersonMutation,
  useListHeldMessagesQuery,
  useLazyListHeldMessagesQuery,
  useListMessageWarningsQuery,
  useLazyListMessageWarningsQuery,
  useListOwnDecisionsQuery,
  useLazyListOwnDecisionsQuery,
  useAppealMutation,
  useListReportsQuery,
  useLazyListReportsQuery,
  useSendReportMutation,
  useGetReportQuery,
  useLazyGetReportQuery,
} = injectedRtkApi;
export type {
  AppealByLinkInput,
  AppealInput,
  AppealLinkInput,
  BanNotice,
  BanNotices,
  Block,
  BlockInput,
  BlockPage,
  CaseSubject,
  ErrorBody,
  ErrorCode,
  HeldMessage,
  HeldMessages,
  MessageWarning,
  MessageWarnings,
  ModerationAction,
  NamedPerson,
  OwnAppeal,
  OwnDecision,
  OwnDecisions,
  Report,
  ReportInput,
  ReportPage,
  ReportReason,
  ReportState,
  ReportSubject,
  ScamFinding,
  ScamRuleId,
} from './types';
