import type { AuditChoices, AuditEntriesPage } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Admin audit'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listAuditChoices: build.query<ListAuditChoicesApiResponse, ListAuditChoicesApiArg>({
        query: () => ({ url: `/api/admin/audit-choices` }),
        providesTags: ['Admin audit'],
      }),
      listAuditEntries: build.query<ListAuditEntriesApiResponse, ListAuditEntriesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/audit-entries`,
          params: {
            limit: queryArg.limit,
            from: queryArg['from'],
            until: queryArg.until,
            actorId: queryArg.actorId,
            action: queryArg.action,
            subjectType: queryArg.subjectType,
            subjectId: queryArg.subjectId,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Admin audit'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminAuditApi };
export type ListAuditChoicesApiResponse = /** status 200 List the filter values of the audit log */ AuditChoices;
export type ListAuditChoicesApiArg = void;
export type ListAuditEntriesApiResponse = /** status 200 List what admins did */ AuditEntriesPage;
export type ListAuditEntriesApiArg = {
  /** The maximum number of items. */
  limit?: number;
  /** Start, inclusive. */
  from?: string;
  /** End, exclusive. */
  until?: string;
  /** The admin's id. */
  actorId?: string;
  /** The action. */
  action?: string;
  subjectType?: string;
  subjectId?: string;
  /** The `nextCursor` of the previous page. */
  cursor?: string;
};
export const {
  useListAuditChoicesQuery,
  useLazyListAuditChoicesQuery,
  useListAuditEntriesQuery,
  useLazyListAuditEntriesQuery,
} = injectedRtkApi;
export type { AuditActor, AuditChoices, AuditEntriesPage, AuditEntry, ErrorBody, ErrorCode } from './types';
