import { referencesApi as generated } from './generated/references';

export * from './generated/references';

export const referencesApi = generated.enhanceEndpoints({
  endpoints: {
    // Referees have no account, so nothing else shows their answer.
    lookUpReferenceForm: { invalidatesTags: [] },
    giveReference: { invalidatesTags: [] },
  },
});
