import type { GivenUpJobsPage, JobActionInput, JobsOverviewDto } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Admin jobs'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listGivenUpJobs: build.query<ListGivenUpJobsApiResponse, ListGivenUpJobsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/given-up-jobs`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Admin jobs'],
      }),
      dropGivenUpJob: build.mutation<DropGivenUpJobApiResponse, DropGivenUpJobApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/given-up-jobs/${queryArg.id}/removals`,
          method: 'POST',
          body: queryArg.jobActionInput,
        }),
        invalidatesTags: ['Admin jobs'],
      }),
      retryGivenUpJob: build.mutation<RetryGivenUpJobApiResponse, RetryGivenUpJobApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/given-up-jobs/${queryArg.id}/retries`,
          method: 'POST',
          body: queryArg.jobActionInput,
        }),
        invalidatesTags: ['Admin jobs'],
      }),
      getJobsOverview: build.query<GetJobsOverviewApiResponse, GetJobsOverviewApiArg>({
        query: () => ({ url: `/api/admin/jobs` }),
        providesTags: ['Admin jobs'],
      }),
      runScheduledTask: build.mutation<RunScheduledTaskApiResponse, RunScheduledTaskApiArg>({
        query: (queryArg) => ({ url: `/api/admin/scheduled-tasks/${queryArg.name}/runs`, method: 'POST' }),
        invalidatesTags: ['Admin jobs'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminJobsApi };
export type ListGivenUpJobsApiResponse = /** status 200  */ GivenUpJobsPage;
export type ListGivenUpJobsApiArg = {
  /** The maximum number of items. */
  limit?: number;
  /** The `nextCursor` of the previous page. */
  cursor?: string;
};
export type DropGivenUpJobApiResponse = unknown;
export type DropGivenUpJobApiArg = {
  id: string;
  jobActionInput: JobActionInput;
};
export type RetryGivenUpJobApiResponse = unknown;
export type RetryGivenUpJobApiArg = {
  id: string;
  jobActionInput: JobActionInput;
};
export type GetJobsOverviewApiResponse = /** status 200  */ JobsOverviewDto;
export type GetJobsOverviewApiArg = void;
export type RunScheduledTaskApiResponse = unknown;
export type RunScheduledTaskApiArg = {
  name: string;
};
export const {
  useListGivenUpJobsQuery,
  useLazyListGivenUpJobsQuery,
  useDropGivenUpJobMutation,
  useRetryGivenUpJobMutation,
  useGetJobsOverviewQuery,
  useLazyGetJobsOverviewQuery,
  useRunScheduledTaskMutation,
} = injectedRtkApi;
export type {
  ErrorBody,
  ErrorCode,
  FailedEventsDto,
  GivenUpJobDto,
  GivenUpJobsPage,
  JobActionInput,
  JobKindDto,
  JobsOverviewDto,
  OutboxDto,
} from './types';
