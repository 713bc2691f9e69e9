import { referencesApi as generated } from './generated/references';

export * from './generated/references';

export const referencesApi = generated.enhanceEndpoints({
  endpoints: {
    // Referees have no account: their page shows the answer itself.
    lookUpReferenceForm: { invalidatesTags: [] },
    giveReference: { invalidatesTags: [] },
  },
});
