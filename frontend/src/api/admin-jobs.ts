import { adminJobsApi as generated } from './generated/admin-jobs';

export * from './generated/admin-jobs';

const decided = { invalidatesTags: ['Admin jobs', 'Admin', 'Admin audit'] } as const;

export const adminJobsApi = generated.enhanceEndpoints({
  addTagTypes: ['Admin', 'Admin audit'],
  endpoints: { retryFailedJob: decided, discardFailedJob: decided, runScheduledTask: decided },
});
