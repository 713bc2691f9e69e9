import type { SiteMetrics } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Admin metrics'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getMetrics: build.query<GetMetricsApiResponse, GetMetricsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/figures`,
          params: {
            from: queryArg['from'],
            to: queryArg.to,
          },
        }),
        providesTags: ['Admin metrics'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminMetricsApi };
export type GetMetricsApiResponse = /** status 200 Read the metrics of a period */ SiteMetrics;
export type GetMetricsApiArg = {
  from: string;
  to: string;
};
export const { useGetMetricsQuery, useLazyGetMetricsQuery } = injectedRtkApi;
export type { AnswerMetrics, ErrorBody, ErrorCode, FigureName, MetricSeries, SiteMetrics } from './types';
