import { backOfficeJobsApi as generated } from './generated/back-office-jobs';

export * from './generated/back-office-jobs';

const decided = { invalidatesTags: ['Back office jobs', 'Back office', 'Back office audit'] } as const;

export const backOfficeJobsApi = generated.enhanceEndpoints({
  addTagTypes: ['Back office', 'Back office audit'],
  endpoints: { retryGivenUpJob: decided, dropGivenUpJob: decided },
});
