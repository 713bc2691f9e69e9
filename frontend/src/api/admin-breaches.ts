import { adminBreachesApi as generated } from './generated/admin-breaches';

export * from './generated/admin-breaches';

const changed = { invalidatesTags: ['Admin breaches', 'Admin audit'] } as const;

export const adminBreachesApi = generated.enhanceEndpoints({
  addTagTypes: ['Admin breaches', 'Admin audit'],
  endpoints: { recordDataBreach: changed, saveDataBreach: changed },
});
