import type { CountryPageSummary, EditableLanding, LandingCountry, LandingEditInput, NewerTextInput } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Admin countries'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listEditableLandings: build.query<ListEditableLandingsApiResponse, ListEditableLandingsApiArg>({
        query: () => ({ url: `/api/admin/country-landings` }),
        providesTags: ['Admin countries'],
      }),
      getEditableLanding: build.query<GetEditableLandingApiResponse, GetEditableLandingApiArg>({
        query: (queryArg) => ({ url: `/api/admin/country-landings/${queryArg.country}` }),
        providesTags: ['Admin countries'],
      }),
      saveCountryLanding: build.mutation<SaveCountryLandingApiResponse, SaveCountryLandingApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/country-landings/${queryArg.country}`,
          method: 'PUT',
          body: queryArg.landingEditInput,
        }),
        invalidatesTags: ['Admin countries'],
      }),
      settleNewerLandingText: build.mutation<SettleNewerLandingTextApiResponse, SettleNewerLandingTextApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/country-landings/${queryArg.country}/newer-text`,
          method: 'POST',
          body: queryArg.newerTextInput,
        }),
        invalidatesTags: ['Admin countries'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminCountriesApi };
export type ListEditableLandingsApiResponse = /** status 200 List the pages of countries */ CountryPageSummary[];
export type ListEditableLandingsApiArg = void;
export type GetEditableLandingApiResponse = /** status 200 Open a country's page for editing */ EditableLanding;
export type GetEditableLandingApiArg = {
  country: LandingCountry;
};
export type SaveCountryLandingApiResponse = /** status 200 Change a country's page */ EditableLanding;
export type SaveCountryLandingApiArg = {
  country: LandingCountry;
  landingEditInput: LandingEditInput;
};
export type SettleNewerLandingTextApiResponse =
  /** status 200 Take or decline a release's newer text of a country's page */ EditableLanding;
export type SettleNewerLandingTextApiArg = {
  country: LandingCountry;
  newerTextInput: NewerTextInput;
};
export const {
  useListEditableLandingsQuery,
  useLazyListEditableLandingsQuery,
  useGetEditableLandingQuery,
  useLazyGetEditableLandingQuery,
  useSaveCountryLandingMutation,
  useSettleNewerLandingTextMutation,
} = injectedRtkApi;
export type {
  CountryLandingContent,
  CountryPageEdit,
  CountryPageSummary,
  EditableLanding,
  ErrorBody,
  ErrorCode,
  LandingAction,
  LandingAdventure,
  LandingCity,
  LandingCityDiscovery,
  LandingCityStats,
  LandingCountry,
  LandingCta,
  LandingEditInput,
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
  NewerTextInput,
  ReleasedLanding,
} from './types';
