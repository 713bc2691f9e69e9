import { adminFactsApi as generated } from './generated/admin-facts';

export * from './generated/admin-facts';

/** The queue, the audit log and every page with legal facts are refetched. */
const edited = {
  invalidatesTags: ['Admin facts', 'Admin', 'Admin audit', 'Legal facts', 'Blog', 'FAQ', 'Resources', 'Countries'],
} as const;

export const adminFactsApi = generated.enhanceEndpoints({
  addTagTypes: ['Admin', 'Admin audit', 'Legal facts', 'Blog', 'FAQ', 'Resources', 'Countries'],
  endpoints: { addFactRow: edited, correctFactRow: edited },
});
