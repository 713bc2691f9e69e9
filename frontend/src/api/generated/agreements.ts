import type {
  Agreement,
  AgreementDraftInput,
  AgreementPage,
  CancelAgreementInput,
  EndAgreementInput,
  OwnAgreementDraft,
  ProposeTermsInput,
  SignAgreementInput,
  StartAgreementInput,
} from './types';
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
          url: `/api/agreements`,
          params: {
            limit: queryArg.limit,
            conversationId: queryArg.conversationId,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Agreements'],
      }),
      startAgreement: build.mutation<StartAgreementApiResponse, StartAgreementApiArg>({
        query: (queryArg) => ({ url: `/api/agreements`, method: 'POST', body: queryArg.startAgreementInput }),
        invalidatesTags: ['Agreements'],
      }),
      getAgreement: build.query<GetAgreementApiResponse, GetAgreementApiArg>({
        query: (queryArg) => ({ url: `/api/agreements/${queryArg.id}` }),
        providesTags: ['Agreements'],
      }),
      downloadAgreementText: build.query<DownloadAgreementTextApiResponse, DownloadAgreementTextApiArg>({
        query: (queryArg) => ({ url: `/api/agreements/${queryArg.id}/agreement.json` }),
        providesTags: ['Agreements'],
      }),
      downloadAgreement: build.query<DownloadAgreementApiResponse, DownloadAgreementApiArg>({
        query: (queryArg) => ({ url: `/api/agreements/${queryArg.id}/agreement.pdf` }),
        providesTags: ['Agreements'],
      }),
      cancelAgreement: build.mutation<CancelAgreementApiResponse, CancelAgreementApiArg>({
        query: (queryArg) => ({
          url: `/api/agreements/${queryArg.id}/cancellation`,
          method: 'POST',
          body: queryArg.cancelAgreementInput,
        }),
        invalidatesTags: ['Agreements'],
      }),
      discardAgreementDraft: build.mutation<DiscardAgreementDraftApiResponse, DiscardAgreementDraftApiArg>({
        query: (queryArg) => ({ url: `/api/agreements/${queryArg.id}/draft`, method: 'DELETE' }),
        invalidatesTags: ['Agreements'],
      }),
      saveAgreementDraft: build.mutation<SaveAgreementDraftApiResponse, SaveAgreementDraftApiArg>({
        query: (queryArg) => ({
          url: `/api/agreements/${queryArg.id}/draft`,
          method: 'PUT',
          body: queryArg.agreementDraftInput,
        }),
        invalidatesTags: ['Agreements'],
      }),
      endAgreement: build.mutation<EndAgreementApiResponse, EndAgreementApiArg>({
        query: (queryArg) => ({
          url: `/api/agreements/${queryArg.id}/ending`,
          method: 'POST',
          body: queryArg.endAgreementInput,
        }),
        invalidatesTags: ['Agreements'],
      }),
      signAgreement: build.mutation<SignAgreementApiResponse, SignAgreementApiArg>({
        query: (queryArg) => ({
          url: `/api/agreements/${queryArg.id}/signatures`,
          method: 'POST',
          body: queryArg.signAgreementInput,
        }),
        invalidatesTags: ['Agreements'],
      }),
      proposeTerms: build.mutation<ProposeTermsApiResponse, ProposeTermsApiArg>({
        query: (queryArg) => ({
          url: `/api/agreements/${queryArg.id}/versions`,
          method: 'POST',
          body: queryArg.proposeTermsInput,
        }),
        invalidatesTags: ['Agreements'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as agreementsApi };
export type ListAgreementsApiResponse = /** status 200 List my agreements */ AgreementPage;
export type ListAgreementsApiArg = {
  /** The maximum number of items. */
  limit?: number;
  /** Only agreements of one conversation. */
  conversationId?: string;
  /** The `nextCursor` of the previous page. */
  cursor?: string;
};
export type StartAgreementApiResponse = /** status 201 Start an agreement with a conversation partner */ Agreement;
export type StartAgreementApiArg = {
  startAgreementInput: StartAgreementInput;
};
export type GetAgreementApiResponse = /** status 200 Read one of my agreements */ Agreement;
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
export type CancelAgreementApiResponse = /** status 200 Cancel an agreement before its first day */ Agreement;
export type CancelAgreementApiArg = {
  id: string;
  cancelAgreementInput: CancelAgreementInput;
};
export type DiscardAgreementDraftApiResponse = unknown;
export type DiscardAgreementDraftApiArg = {
  id: string;
};
export type SaveAgreementDraftApiResponse = /** status 200 Save a draft of the terms */ OwnAgreementDraft;
export type SaveAgreementDraftApiArg = {
  id: string;
  agreementDraftInput: AgreementDraftInput;
};
export type EndAgreementApiResponse = /** status 200 End an agreement early */ Agreement;
export type EndAgreementApiArg = {
  id: string;
  endAgreementInput: EndAgreementInput;
};
export type SignAgreementApiResponse = /** status 201 Sign a version with my name and password */ Agreement;
export type SignAgreementApiArg = {
  id: string;
  signAgreementInput: SignAgreementInput;
};
export type ProposeTermsApiResponse = /** status 201 Propose terms, or answer with others */ Agreement;
export type ProposeTermsApiArg = {
  id: string;
  proposeTermsInput: ProposeTermsInput;
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
export type {
  Agreement,
  AgreementCloser,
  AgreementClosing,
  AgreementConditions,
  AgreementDraftInput,
  AgreementMove,
  AgreementPage,
  AgreementPartner,
  AgreementRole,
  AgreementSide,
  AgreementSignature,
  AgreementState,
  AgreementSummary,
  AgreementTerms,
  AgreementVersion,
  Bathroom,
  BoardAndLodging,
  CancelAgreementInput,
  CarClause,
  CarUse,
  ClauseChange,
  ClauseInWords,
  ClauseName,
  Currency,
  CurrentAgreementVersion,
  DatesClause,
  DutiesClause,
  EndAgreementInput,
  ErrorBody,
  ErrorCode,
  ExitClause,
  FocalPoint,
  HoursClause,
  HouseClause,
  LeaveClause,
  MealsClause,
  NoticeClause,
  OtherClause,
  OwnAgreementDraft,
  PayClause,
  PayFacts,
  PlacementFee,
  ProposeTermsInput,
  PublicHolidays,
  Region,
  RoomClause,
  ScamFinding,
  ScamRuleId,
  SignAgreementInput,
  StartAgreementInput,
  TrialClause,
  Verified,
  VisaLimit,
  VisaLink,
  VisaRuleSource,
  Weekday,
  WorkTime,
} from './types';
