import type { BrowserErrorsPage } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Admin browser errors'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listBrowserErrors: build.query<ListBrowserErrorsApiResponse, ListBrowserErrorsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/browser-errors`,
          params: {
            limit: queryArg.limit,
            cursor: queryArg.cursor,
            resolved: queryArg.resolved,
          },
        }),
        providesTags: ['Admin browser errors'],
      }),
      resolveBrowserError: build.mutation<ResolveBrowserErrorApiResponse, ResolveBrowserErrorApiArg>({
        query: (queryArg) => ({ url: `/api/admin/browser-errors/${queryArg.id}/resolutions`, method: 'POST' }),
        invalidatesTags: ['Admin browser errors'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminBrowserErrorsApi };
export type ListBrowserErrorsApiResponse = /** status 200 List errors of browsers */ BrowserErrorsPage;
export type ListBrowserErrorsApiArg = {
  /** The maximum number of items. */
  limit?: number;
  /** The `nextCursor` of the previous page. */
  cursor?: string;
  /** Resolved errors, instead of open ones. */
  resolved: true | false;
};
export type ResolveBrowserErrorApiResponse = unknown;
export type ResolveBrowserErrorApiArg = {
  id: string;
};
export const { useListBrowserErrorsQuery, useLazyListBrowserErrorsQuery, useResolveBrowserErrorMutation } =
  injectedRtkApi;
export type { BrowserError, BrowserErrorKind, BrowserErrorsPage, ErrorBody, ErrorCode } from './types';
