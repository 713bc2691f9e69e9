import { adminVisasApi as generated } from './generated/admin-visas';

export * from './generated/admin-visas';

/** The queue, the audit log and every answer that depends on the rules are refetched. */
const changed = { invalidatesTags: ['Admin visas', 'Admin', 'Admin audit', 'Visas'] } as const;

export const adminVisasApi = generated.enhanceEndpoints({
  addTagTypes: ['Admin', 'Admin audit', 'Visas'],
  endpoints: { publishVisaRules: changed, confirmVisaRules: changed, tryVisaRules: { invalidatesTags: [] } },
});
