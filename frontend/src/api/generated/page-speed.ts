import type { PageSpeedInput } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Page speed'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      reportPageSpeed: build.mutation<ReportPageSpeedApiResponse, ReportPageSpeedApiArg>({
        query: (queryArg) => ({ url: `/api/page-speed`, method: 'POST', body: queryArg.pageSpeedInput }),
        invalidatesTags: ['Page speed'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as pageSpeedApi };
export type ReportPageSpeedApiResponse = unknown;
export type ReportPageSpeedApiArg = {
  pageSpeedInput: PageSpeedInput;
};
export const { useReportPageSpeedMutation } = injectedRtkApi;
export type { ErrorBody, ErrorCode, PageRoute, PageSpeedDevice, PageSpeedInput } from './types';
