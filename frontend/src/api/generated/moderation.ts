import type {
  AppealDecisionInput,
  CaseState,
  ModerationCase,
  ModerationCasesPage,
  ModerationDecisionInput,
} from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Moderation'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listModerationCases: build.query<ListModerationCasesApiResponse, ListModerationCasesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/moderation-cases`,
          params: {
            limit: queryArg.limit,
            state: queryArg.state,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Moderation'],
      }),
      openModerationCase: build.query<OpenModerationCaseApiResponse, OpenModerationCaseApiArg>({
        query: (queryArg) => ({ url: `/api/admin/moderation-cases/${queryArg.id}` }),
        providesTags: ['Moderation'],
      }),
      decideAppeal: build.mutation<DecideAppealApiResponse, DecideAppealApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/moderation-cases/${queryArg.id}/appeal-decision`,
          method: 'POST',
          body: queryArg.appealDecisionInput,
        }),
        invalidatesTags: ['Moderation'],
      }),
      unclaimModerationCase: build.mutation<UnclaimModerationCaseApiResponse, UnclaimModerationCaseApiArg>({
        query: (queryArg) => ({ url: `/api/admin/moderation-cases/${queryArg.id}/claim`, method: 'DELETE' }),
        invalidatesTags: ['Moderation'],
      }),
      claimModerationCase: build.mutation<ClaimModerationCaseApiResponse, ClaimModerationCaseApiArg>({
        query: (queryArg) => ({ url: `/api/admin/moderation-cases/${queryArg.id}/claim`, method: 'PUT' }),
        invalidatesTags: ['Moderation'],
      }),
      decideModerationCase: build.mutation<DecideModerationCaseApiResponse, DecideModerationCaseApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/moderation-cases/${queryArg.id}/decision`,
          method: 'POST',
          body: queryArg.moderationDecisionInput,
        }),
        invalidatesTags: ['Moderation'],
      }),
      openCaseFile: build.query<OpenCaseFileApiResponse, OpenCaseFileApiArg>({
        query: (queryArg) => ({ url: `/api/admin/moderation-cases/${queryArg.id}/files/${queryArg.fileId}` }),
        providesTags: ['Moderation'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as moderationApi };
export type ListModerationCasesApiResponse = /** status 200 List moderation cases */ ModerationCasesPage;
export type ListModerationCasesApiArg = {
  /** The maximum number of items. */
  limit?: number;
  /** Cases to decide, with an appeal, or done. */
  state?: CaseState;
  /** The `nextCursor` of the previous page. */
  cursor?: string;
};
export type OpenModerationCaseApiResponse = /** status 200 Open a case */ ModerationCase;
export type OpenModerationCaseApiArg = {
  id: string;
};
export type DecideAppealApiResponse = /** status 200 Decide an appeal */ ModerationCase;
export type DecideAppealApiArg = {
  id: string;
  appealDecisionInput: AppealDecisionInput;
};
export type UnclaimModerationCaseApiResponse = /** status 200 Release a case */ ModerationCase;
export type UnclaimModerationCaseApiArg = {
  id: string;
};
export type ClaimModerationCaseApiResponse = /** status 200 Claim a case */ ModerationCase;
export type ClaimModerationCaseApiArg = {
  id: string;
};
export type DecideModerationCaseApiResponse = /** status 200 Decide a case */ ModerationCase;
export type DecideModerationCaseApiArg = {
  id: string;
  moderationDecisionInput: ModerationDecisionInput;
};
export type OpenCaseFileApiResponse =
  /** status 200 Open a file of a message in a case */ Blob | /** status 206 The part that a Range asked for. */ Blob;
export type OpenCaseFileApiArg = {
  id: string;
  fileId: string;
};
export const {
  useListModerationCasesQuery,
  useLazyListModerationCasesQuery,
  useOpenModerationCaseQuery,
  useLazyOpenModerationCaseQuery,
  useDecideAppealMutation,
  useUnclaimModerationCaseMutation,
  useClaimModerationCaseMutation,
  useDecideModerationCaseMutation,
  useOpenCaseFileQuery,
  useLazyOpenCaseFileQuery,
} = injectedRtkApi;
export type {
  AppealDecisionInput,
  AppealOutcome,
  CaseAppeal,
  CaseFinding,
  CaseMessageFile,
  CaseReport,
  CaseState,
  CaseSubject,
  EarlierDecision,
  ErrorBody,
  ErrorCode,
  EvidenceLine,
  ModerationAction,
  ModerationCase,
  ModerationCaseSummary,
  ModerationCasesPage,
  ModerationDecisionInput,
  NamedPerson,
  ReportReason,
  ScamRuleId,
} from './types';
