import type { OwnVisa, Region, VisaFit } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Visas'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getVisaFit: build.query<GetVisaFitApiResponse, GetVisaFitApiArg>({
        query: (queryArg) => ({
          url: `/api/visa-fit`,
          params: {
            bornOn: queryArg.bornOn,
            startsOn: queryArg.startsOn,
            earlierVisas: queryArg.earlierVisas,
            arrivedOn: queryArg.arrivedOn,
            withFamilySince: queryArg.withFamilySince,
            region: queryArg.region,
            nationality: queryArg.nationality,
          },
        }),
        providesTags: ['Visas'],
      }),
      getMyVisa: build.query<GetMyVisaApiResponse, GetMyVisaApiArg>({
        query: (queryArg) => ({
          url: `/api/visa-fit/me`,
          params: {
            typed: queryArg.typed,
          },
        }),
        providesTags: ['Visas'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as visasApi };
export type GetVisaFitApiResponse = /** status 200 Check which visas someone can get */ VisaFit;
export type GetVisaFitApiArg = {
  /** If omitted, age is ignored. */
  bornOn?: string;
  /** The first day with the family. */
  startsOn: string;
  /** Working holiday visas of this country before the current one, or so far. */
  earlierVisas?: number;
  /** When the current working holiday visa began, if there is one. */
  arrivedOn?: string;
  /** The first day of work for this family, if earlier. */
  withFamilySince?: string;
  region: Region;
  /** The passport, by its ISO code. */
  nationality: string;
};
export type GetMyVisaApiResponse = /** status 200 Check which visas I can get */ OwnVisa;
export type GetMyVisaApiArg = {
  /** Unsaved form values take precedence over the profile. */
  typed?: boolean;
};
export const { useGetVisaFitQuery, useLazyGetVisaFitQuery, useGetMyVisaQuery, useLazyGetMyVisaQuery } = injectedRtkApi;
export type {
  ErrorBody,
  ErrorCode,
  MissingVisaFact,
  OtherVisa,
  OwnRegionVisa,
  OwnVisa,
  Region,
  VisaApplicationDays,
  VisaEmployerLimit,
  VisaFit,
  VisaLimit,
  VisaLine,
  VisaLink,
  VisaOption,
  VisaRuleSource,
  VisaStay,
  VisaTimeLimit,
  VisaTimeWithFamily,
  VisaVerdict,
} from './types';
