import { adminBreachesApi as generated, type DataBreach } from './generated/admin-breaches';

export * from './generated/admin-breaches';

export type BreachDecision = NonNullable<DataBreach['decision']>;

const changed = { invalidatesTags: ['Admin', 'Admin breaches', 'Admin audit'] } as const;

export const adminBreachesApi = generated.enhanceEndpoints({
  addTagTypes: ['Admin', 'Admin breaches', 'Admin audit'],
  endpoints: { recordDataBreach: changed, saveDataBreach: changed },
});
