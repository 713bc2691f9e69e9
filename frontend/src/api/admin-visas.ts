import { adminVisasApi as generated } from './generated/admin-visas';

export * from './generated/admin-visas';

/** The queue, the log, and every answer that follows from the rules ask again. */
const changed = { invalidatesTags: ['Admin visas', 'Admin', 'Admin audit', 'Visas'] } as const;

export const adminVisasApi = generated.enhanceEndpoints({
  addTagTypes: ['Admin', 'Admin audit', 'Visas'],
  endpoints: { publishVisaRules: changed, confirmVisaRules: changed, tryVisaRules: { invalidatesTags: [] } },
});
