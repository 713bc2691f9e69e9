import type {
  Application,
  ApplicationInput,
  ApplicationMoveInput,
  ApplicationPage,
  BoardJobListing,
  BoardPage,
  JobListingInput,
  JobListingStateInput,
  OwnJobListing,
} from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Job board'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listApplications: build.query<ListApplicationsApiResponse, ListApplicationsApiArg>({
        query: (queryArg) => ({
          url: `/api/applications`,
          params: {
            limit: queryArg.limit,
            open: queryArg.open,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Job board'],
      }),
      moveApplication: build.mutation<MoveApplicationApiResponse, MoveApplicationApiArg>({
        query: (queryArg) => ({
          url: `/api/applications/${queryArg.id}/moves`,
          method: 'POST',
          body: queryArg.applicationMoveInput,
        }),
        invalidatesTags: ['Job board'],
      }),
      listJobListings: build.query<ListJobListingsApiResponse, ListJobListingsApiArg>({
        query: (queryArg) => ({
          url: `/api/job-listings`,
          params: {
            limit: queryArg.limit,
            where: queryArg.where,
            family: queryArg.family,
            startFrom: queryArg.startFrom,
            hoursMax: queryArg.hoursMax,
            noLicence: queryArg.noLicence,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Job board'],
      }),
      getOwnJobListing: build.query<GetOwnJobListingApiResponse, GetOwnJobListingApiArg>({
        query: () => ({ url: `/api/job-listings/me` }),
        providesTags: ['Job board'],
      }),
      saveOwnJobListing: build.mutation<SaveOwnJobListingApiResponse, SaveOwnJobListingApiArg>({
        query: (queryArg) => ({ url: `/api/job-listings/me`, method: 'PUT', body: queryArg.jobListingInput }),
        invalidatesTags: ['Job board'],
      }),
      setOwnJobListingState: build.mutation<SetOwnJobListingStateApiResponse, SetOwnJobListingStateApiArg>({
        query: (queryArg) => ({
          url: `/api/job-listings/me/state`,
          method: 'PUT',
          body: queryArg.jobListingStateInput,
        }),
        invalidatesTags: ['Job board'],
      }),
      getJobListing: build.query<GetJobListingApiResponse, GetJobListingApiArg>({
        query: (queryArg) => ({ url: `/api/job-listings/${queryArg.id}` }),
        providesTags: ['Job board'],
      }),
      applyForJobListing: build.mutation<ApplyForJobListingApiResponse, ApplyForJobListingApiArg>({
        query: (queryArg) => ({
          url: `/api/job-listings/${queryArg.id}/applications`,
          method: 'POST',
          body: queryArg.applicationInput,
        }),
        invalidatesTags: ['Job board'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as jobBoardApi };
export type ListApplicationsApiResponse = /** status 200 List applications */ ApplicationPage;
export type ListApplicationsApiArg = {
  /** The maximum number of items. */
  limit?: number;
  /** Only open applications. */
  open?: 'true' | 'false';
  /** The `nextCursor` of the previous page. */
  cursor?: string;
};
export type MoveApplicationApiResponse = /** status 200 It has moved. */ Application;
export type MoveApplicationApiArg = {
  id: string;
  applicationMoveInput: ApplicationMoveInput;
};
export type ListJobListingsApiResponse = /** status 200 List open job listings */ BoardPage;
export type ListJobListingsApiArg = {
  /** The maximum number of items. */
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
  /** Only the listing of this family. */
  family?: string;
  /** Begins on this day or later. */
  startFrom?: string;
  /** The maximum weekly hours. */
  hoursMax?: number;
  /** Only those that need no driving licence. */
  noLicence?: 'true' | 'false';
  /** The `nextCursor` of the previous page. */
  cursor?: string;
};
export type GetOwnJobListingApiResponse = /** status 200 Read my job listing */ OwnJobListing;
export type GetOwnJobListingApiArg = void;
export type SaveOwnJobListingApiResponse = /** status 200 Publish or change my job listing */ OwnJobListing;
export type SaveOwnJobListingApiArg = {
  jobListingInput: JobListingInput;
};
export type SetOwnJobListingStateApiResponse = /** status 200 Pause, open or fill my job listing */ OwnJobListing;
export type SetOwnJobListingStateApiArg = {
  jobListingStateInput: JobListingStateInput;
};
export type GetJobListingApiResponse = /** status 200 Read a job listing */ BoardJobListing;
export type GetJobListingApiArg = {
  id: string;
};
export type ApplyForJobListingApiResponse = /** status 201 Apply to a job listing */ Application;
export type ApplyForJobListingApiArg = {
  id: string;
  applicationInput: ApplicationInput;
};
export const {
  useListApplicationsQuery,
  useLazyListApplicationsQuery,
  useMoveApplicationMutation,
  useListJobListingsQuery,
  useLazyListJobListingsQuery,
  useGetOwnJobListingQuery,
  useLazyGetOwnJobListingQuery,
  useSaveOwnJobListingMutation,
  useSetOwnJobListingStateMutation,
  useGetJobListingQuery,
  useLazyGetJobListingQuery,
  useApplyForJobListingMutation,
} = injectedRtkApi;
export type {
  Application,
  ApplicationInput,
  ApplicationMove,
  ApplicationMoveInput,
  ApplicationPage,
  ApplicationState,
  AuPairCard,
  AuPairChecks,
  BoardJobListing,
  BoardPage,
  BrokenDeal,
  Currency,
  DealSetBy,
  DeclineWord,
  ErrorBody,
  ErrorCode,
  FamilyCard,
  FamilyCardChildren,
  FocalPoint,
  HourlyFloor,
  JobListingFacts,
  JobListingInput,
  JobListingProposal,
  JobListingState,
  JobListingStateInput,
  Match,
  MatchReason,
  MatchSide,
  MissingFact,
  OwnApplication,
  OwnJobListing,
  Rating,
  Region,
  ReplyHabit,
  ScamFinding,
  ScamRuleId,
  Verified,
  VisaGlance,
} from './types';
