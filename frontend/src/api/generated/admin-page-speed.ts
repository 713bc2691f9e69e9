import type { PageSpeedReport } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Admin page speed'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getPageSpeed: build.query<GetPageSpeedApiResponse, GetPageSpeedApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/page-speed`,
          params: {
            days: queryArg.days,
          },
        }),
        providesTags: ['Admin page speed'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminPageSpeedApi };
export type GetPageSpeedApiResponse = /** status 200 Read how fast pages are */ PageSpeedReport;
export type GetPageSpeedApiArg = {
  /** The last 7, 28 or 90 days, with today. */
  days?: 7 | 28 | 90;
};
export const { useGetPageSpeedQuery, useLazyGetPageSpeedQuery } = injectedRtkApi;
export type {
  ErrorBody,
  ErrorCode,
  PageSpeed,
  PageSpeedDevice,
  PageSpeedMetric,
  PageSpeedRating,
  PageSpeedReport,
} from './types';
