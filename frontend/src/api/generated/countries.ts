import type { CountryLandingResponse, LandingCountry, PublishedCountry } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Countries'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getCountryLanding: build.query<GetCountryLandingApiResponse, GetCountryLandingApiArg>({
        query: (queryArg) => ({ url: `/api/country-landings/${queryArg.country}` }),
        providesTags: ['Countries'],
      }),
      listPublishedCountries: build.query<ListPublishedCountriesApiResponse, ListPublishedCountriesApiArg>({
        query: () => ({ url: `/api/publications/countries` }),
        providesTags: ['Countries'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as countriesApi };
export type GetCountryLandingApiResponse = /** status 200 Read a country's page */ CountryLandingResponse;
export type GetCountryLandingApiArg = {
  country: LandingCountry;
};
export type ListPublishedCountriesApiResponse = /** status 200 List the pages of countries */ PublishedCountry[];
export type ListPublishedCountriesApiArg = void;
export const {
  useGetCountryLandingQuery,
  useLazyGetCountryLandingQuery,
  useListPublishedCountriesQuery,
  useLazyListPublishedCountriesQuery,
} = injectedRtkApi;
export type {
  CountryLandingResponse,
  ErrorBody,
  ErrorCode,
  LandingAction,
  LandingAdventure,
  LandingCity,
  LandingCityDiscovery,
  LandingCityStats,
  LandingCountry,
  LandingCta,
  LandingFaq,
  LandingFeatures,
  LandingFigure,
  LandingHero,
  LandingImage,
  LandingLabels,
  LandingLink,
  LandingPoint,
  LandingProcess,
  LandingQuestion,
  LandingRequirements,
  LandingResource,
  LandingResources,
  LandingSeo,
  LandingSource,
  LandingStep,
  LandingTestimonial,
  LandingTestimonials,
  LandingVisa,
  LandingWhyAustralia,
  PublishedCountry,
} from './types';
