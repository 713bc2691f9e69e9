import type { FailedJobsPage, JobActionInput, JobsOverview } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Admin jobs'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listFailedJobs: build.query<ListFailedJobsApiResponse, ListFailedJobsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/given-up-jobs`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Admin jobs'],
      }),
      discardFailedJob: build.mutation<DiscardFailedJobApiResponse, DiscardFailedJobApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/given-up-jobs/${queryArg.id}/removals`,
          method: 'POST',
          body: queryArg.jobActionInput,
        }),
        invalidatesTags: ['Admin jobs'],
      }),
      retryFailedJob: build.mutation<RetryFailedJobApiResponse, RetryFailedJobApiArg>({
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
export type ListFailedJobsApiResponse = /** status 200 List jobs that failed at every try */ FailedJobsPage;
export type ListFailedJobsApiArg = {
  /** The maximum number of items. */
  limit?: number;
  /** The `nextCursor` of the previous page. */
  cursor?: string;
};
export type DiscardFailedJobApiResponse = unknown;
export type DiscardFailedJobApiArg = {
  id: string;
  jobActionInput: JobActionInput;
};
export type RetryFailedJobApiResponse = unknown;
export type RetryFailedJobApiArg = {
  id: string;
  jobActionInput: JobActionInput;
};
export type GetJobsOverviewApiResponse = /** status 200 Read the state of jobs */ JobsOverview;
export type GetJobsOverviewApiArg = void;
export type RunScheduledTaskApiResponse = unknown;
export type RunScheduledTaskApiArg = {
  name: string;
};
export const {
  useListFailedJobsQuery,
  useLazyListFailedJobsQuery,
  useDiscardFailedJobMutation,
  useRetryFailedJobMutation,
  useGetJobsOverviewQuery,
  useLazyGetJobsOverviewQuery,
  useRunScheduledTaskMutation,
} = injectedRtkApi;
export type {
  ErrorBody,
  ErrorCode,
  FailedEvents,
  FailedJob,
  FailedJobsPage,
  JobActionInput,
  JobKind,
  JobsOverview,
  OutboxState,
} from './types';
