import type { BrowserErrorInput } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Browser errors'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      reportBrowserError: build.mutation<ReportBrowserErrorApiResponse, ReportBrowserErrorApiArg>({
        query: (queryArg) => ({ url: `/api/browser-errors`, method: 'POST', body: queryArg.browserErrorInput }),
        invalidatesTags: ['Browser errors'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as browserErrorsApi };
export type ReportBrowserErrorApiResponse = unknown;
export type ReportBrowserErrorApiArg = {
  browserErrorInput: BrowserErrorInput;
};
export const { useReportBrowserErrorMutation } = injectedRtkApi;
export type { BrowserErrorInput, BrowserErrorKind, ErrorBody, ErrorCode } from './types';
