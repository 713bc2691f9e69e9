import type {
  AuPairSearchPage,
  FamilyMap,
  FamilySearchPage,
  LocationFamilies,
  Region,
  SearchCount,
  SearchDistance,
  SearchSort,
  VisaKind,
  VisaStayMonths,
} from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Search'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      searchAuPairs: build.query<SearchAuPairsApiResponse, SearchAuPairsApiArg>({
        query: (queryArg) => ({
          url: `/api/au-pair-profiles`,
          params: {
            limit: queryArg.limit,
            sort: queryArg.sort,
            region: queryArg.region,
            place: queryArg.place,
            city: queryArg.city,
            duration: queryArg.duration,
            ignoreDealBreakers: queryArg.ignoreDealBreakers,
            startBy: queryArg.startBy,
            availableFrom: queryArg.availableFrom,
            availableTo: queryArg.availableTo,
            ageMin: queryArg.ageMin,
            ageMax: queryArg.ageMax,
            nationality: queryArg.nationality,
            languages: queryArg.languages,
            infants: queryArg.infants,
            drives: queryArg.drives,
            policeCheck: queryArg.policeCheck,
            childrenCheck: queryArg.childrenCheck,
            visa: queryArg.visa,
            canStay: queryArg.canStay,
            inCountry: queryArg.inCountry,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Search'],
      }),
      countAuPairs: build.query<CountAuPairsApiResponse, CountAuPairsApiArg>({
        query: (queryArg) => ({
          url: `/api/au-pair-profiles/count`,
          params: {
            region: queryArg.region,
            place: queryArg.place,
            city: queryArg.city,
            duration: queryArg.duration,
            ignoreDealBreakers: queryArg.ignoreDealBreakers,
            startBy: queryArg.startBy,
            availableFrom: queryArg.availableFrom,
            availableTo: queryArg.availableTo,
            ageMin: queryArg.ageMin,
            ageMax: queryArg.ageMax,
            nationality: queryArg.nationality,
            languages: queryArg.languages,
            infants: queryArg.infants,
            drives: queryArg.drives,
            policeCheck: queryArg.policeCheck,
            childrenCheck: queryArg.childrenCheck,
            visa: queryArg.visa,
            canStay: queryArg.canStay,
            inCountry: queryArg.inCountry,
          },
        }),
        providesTags: ['Search'],
      }),
      listCityFamilies: build.query<ListCityFamiliesApiResponse, ListCityFamiliesApiArg>({
        query: (queryArg) => ({ url: `/api/cities/${queryArg.city}/families` }),
        providesTags: ['Search'],
      }),
      searchFamilies: build.query<SearchFamiliesApiResponse, SearchFamiliesApiArg>({
        query: (queryArg) => ({
          url: `/api/family-profiles`,
          params: {
            limit: queryArg.limit,
            sort: queryArg.sort,
            region: queryArg.region,
            place: queryArg.place,
            city: queryArg.city,
            duration: queryArg.duration,
            ignoreDealBreakers: queryArg.ignoreDealBreakers,
            within: queryArg.within,
            suburb: queryArg.suburb,
            startFrom: queryArg.startFrom,
            startTo: queryArg.startTo,
            childrenMax: queryArg.childrenMax,
            childAgeMin: queryArg.childAgeMin,
            childAgeMax: queryArg.childAgeMax,
            hoursMax: queryArg.hoursMax,
            ownBathroom: queryArg.ownBathroom,
            carAvailable: queryArg.carAvailable,
            noPets: queryArg.noPets,
            languagesAtHome: queryArg.languagesAtHome,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Search'],
      }),
      countFamilies: build.query<CountFamiliesApiResponse, CountFamiliesApiArg>({
        query: (queryArg) => ({
          url: `/api/family-profiles/count`,
          params: {
            region: queryArg.region,
            place: queryArg.place,
            city: queryArg.city,
            duration: queryArg.duration,
            ignoreDealBreakers: queryArg.ignoreDealBreakers,
            within: queryArg.within,
            suburb: queryArg.suburb,
            startFrom: queryArg.startFrom,
            startTo: queryArg.startTo,
            childrenMax: queryArg.childrenMax,
            childAgeMin: queryArg.childAgeMin,
            childAgeMax: queryArg.childAgeMax,
            hoursMax: queryArg.hoursMax,
            ownBathroom: queryArg.ownBathroom,
            carAvailable: queryArg.carAvailable,
            noPets: queryArg.noPets,
            languagesAtHome: queryArg.languagesAtHome,
          },
        }),
        providesTags: ['Search'],
      }),
      mapFamilies: build.query<MapFamiliesApiResponse, MapFamiliesApiArg>({
        query: (queryArg) => ({
          url: `/api/family-profiles/map`,
          params: {
            region: queryArg.region,
            place: queryArg.place,
            city: queryArg.city,
            duration: queryArg.duration,
            ignoreDealBreakers: queryArg.ignoreDealBreakers,
            within: queryArg.within,
            suburb: queryArg.suburb,
            startFrom: queryArg.startFrom,
            startTo: queryArg.startTo,
            childrenMax: queryArg.childrenMax,
            childAgeMin: queryArg.childAgeMin,
            childAgeMax: queryArg.childAgeMax,
            hoursMax: queryArg.hoursMax,
            ownBathroom: queryArg.ownBathroom,
            carAvailable: queryArg.carAvailable,
            noPets: queryArg.noPets,
            languagesAtHome: queryArg.languagesAtHome,
          },
        }),
        providesTags: ['Search'],
      }),
      listRegionFamilies: build.query<ListRegionFamiliesApiResponse, ListRegionFamiliesApiArg>({
        query: (queryArg) => ({ url: `/api/regions/${queryArg.region}/families` }),
        providesTags: ['Search'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as searchApi };
export type SearchAuPairsApiResponse = /** status 200 Search au pairs */ AuPairSearchPage;
export type SearchAuPairsApiArg = {
  /** The maximum number of items. */
  limit?: number;
  /** By match score among the newest 500 who pass and then by age of the profile; newest first; or soonest to start.
    For visitors, and without a complete profile, "best" is "newest". */
  sort?: SearchSort;
  /** One of our countries. */
  region?: Region;
  /** One of our cities. Au pairs who are happy to go anywhere in the country are included. */
  place?: string;
  /** The same as `place`, as links of the site write it. */
  city?: string;
  /** Months that must lie within the length of stay. */
  duration?: number;
  /** Shows people too who break a deal-breaker of the reader, or have one that the reader breaks. */
  ignoreDealBreakers?: boolean;
  /** Could start by this day. */
  startBy?: string;
  /** Free from this day or later; people who are already free count as free from today. */
  availableFrom?: string;
  /** Free from this day or earlier. */
  availableTo?: string;
  ageMin?: number;
  ageMax?: number;
  /** Any of these: ISO codes or English words, separated by commas, ten at most. */
  nationality?: string;
  /** All of these: ISO codes or English names, separated by commas, five at most. */
  languages?: string;
  /** Has cared for babies. */
  infants?: boolean;
  /** Has a driving licence. */
  drives?: boolean;
  /** Says to have a police check. */
  policeCheck?: boolean;
  /** Says to have a working with children check. */
  childrenCheck?: boolean;
  /** The kind of visa, as far as their words tell. */
  visa?: VisaKind;
  /** Months that their visa allows with a family from the caller's own start. For families with a complete profile; it
    is ignored for everyone else. */
  canStay?: VisaStayMonths;
  /** Is in the country already. */
  inCountry?: boolean;
  /** The `nextCursor` of the previous page. */
  cursor?: string;
};
export type CountAuPairsApiResponse = /** status 200 Count au pairs */ SearchCount;
export type CountAuPairsApiArg = {
  /** One of our countries. */
  region?: Region;
  /** One of our cities. Au pairs who are happy to go anywhere in the country are included. */
  place?: string;
  /** The same as `place`, as links of the site write it. */
  city?: string;
  /** Months that must lie within the length of stay. */
  duration?: number;
  /** Shows people too who break a deal-breaker of the reader, or have one that the reader breaks. */
  ignoreDealBreakers?: boolean;
  /** Could start by this day. */
  startBy?: string;
  /** Free from this day or later; people who are already free count as free from today. */
  availableFrom?: string;
  /** Free from this day or earlier. */
  availableTo?: string;
  ageMin?: number;
  ageMax?: number;
  /** Any of these: ISO codes or English words, separated by commas, ten at most. */
  nationality?: string;
  /** All of these: ISO codes or English names, separated by commas, five at most. */
  languages?: string;
  /** Has cared for babies. */
  infants?: boolean;
  /** Has a driving licence. */
  drives?: boolean;
  /** Says to have a police check. */
  policeCheck?: boolean;
  /** Says to have a working with children check. */
  childrenCheck?: boolean;
  /** The kind of visa, as far as their words tell. */
  visa?: VisaKind;
  /** Months that their visa allows with a family from the caller's own start. For families with a complete profile; it
    is ignored for everyone else. */
  canStay?: VisaStayMonths;
  /** Is in the country already. */
  inCountry?: boolean;
};
export type ListCityFamiliesApiResponse = /** status 200 List the families on the page of a city */ LocationFamilies;
export type ListCityFamiliesApiArg = {
  /** The city as its page is addressed. */
  city: string;
};
export type SearchFamiliesApiResponse = /** status 200 Search families */ FamilySearchPage;
export type SearchFamiliesApiArg = {
  /** The maximum number of items. */
  limit?: number;
  /** By match score among the newest 500 who pass and then by age of the profile; newest first; or soonest to start.
    For visitors, and without a complete profile, "best" is "newest". */
  sort?: SearchSort;
  /** One of our countries. */
  region?: Region;
  /** One of our cities. Au pairs who are happy to go anywhere in the country are included. */
  place?: string;
  /** The same as `place`, as links of the site write it. */
  city?: string;
  /** Months that must lie within the length of stay. */
  duration?: number;
  /** Shows people too who break a deal-breaker of the reader, or have one that the reader breaks. */
  ignoreDealBreakers?: boolean;
  /** Kilometres around the middle of `city` or `place`, which must be given too. For members with a complete profile it
    counts from the family's suburb, for everyone else from the family's city. */
  within?: SearchDistance;
  /** A suburb or town as the map names it, instead of a city. If you can’t see suburbs on cards, you get its city. */
  suburb?: string;
  /** Starts on this day or later; families who need someone at once start today. */
  startFrom?: string;
  /** Starts on this day or earlier. */
  startTo?: string;
  childrenMax?: number;
  /** The youngest child is at least this old, in years. */
  childAgeMin?: number;
  /** The youngest child is at most this old, in years. */
  childAgeMax?: number;
  /** Hours a week. */
  hoursMax?: number;
  /** A bathroom of your own. */
  ownBathroom?: boolean;
  /** A car may be used. */
  carAvailable?: boolean;
  /** There are no pets. */
  noPets?: boolean;
  /** All of these: ISO codes or English names, separated by commas, five at most. */
  languagesAtHome?: string;
  /** The `nextCursor` of the previous page. */
  cursor?: string;
};
export type CountFamiliesApiResponse = /** status 200 Count families */ SearchCount;
export type CountFamiliesApiArg = {
  /** One of our countries. */
  region?: Region;
  /** One of our cities. Au pairs who are happy to go anywhere in the country are included. */
  place?: string;
  /** The same as `place`, as links of the site write it. */
  city?: string;
  /** Months that must lie within the length of stay. */
  duration?: number;
  /** Shows people too who break a deal-breaker of the reader, or have one that the reader breaks. */
  ignoreDealBreakers?: boolean;
  /** Kilometres around the middle of `city` or `place`, which must be given too. For members with a complete profile it
    counts from the family's suburb, for everyone else from the family's city. */
  within?: SearchDistance;
  /** A suburb or town as the map names it, instead of a city. If you can’t see suburbs on cards, you get its city. */
  suburb?: string;
  /** Starts on this day or later; families who need someone at once start today. */
  startFrom?: string;
  /** Starts on this day or earlier. */
  startTo?: string;
  childrenMax?: number;
  /** The youngest child is at least this old, in years. */
  childAgeMin?: number;
  /** The youngest child is at most this old, in years. */
  childAgeMax?: number;
  /** Hours a week. */
  hoursMax?: number;
  /** A bathroom of your own. */
  ownBathroom?: boolean;
  /** A car may be used. */
  carAvailable?: boolean;
  /** There are no pets. */
  noPets?: boolean;
  /** All of these: ISO codes or English names, separated by commas, five at most. */
  languagesAtHome?: string;
};
export type MapFamiliesApiResponse = /** status 200 Count families by location */ FamilyMap;
export type MapFamiliesApiArg = {
  /** One of our countries. */
  region?: Region;
  /** One of our cities. Au pairs who are happy to go anywhere in the country are included. */
  place?: string;
  /** The same as `place`, as links of the site write it. */
  city?: string;
  /** Months that must lie within the length of stay. */
  duration?: number;
  /** Shows people too who break a deal-breaker of the reader, or have one that the reader breaks. */
  ignoreDealBreakers?: boolean;
  /** Kilometres around the middle of `city` or `place`, which must be given too. For members with a complete profile it
    counts from the family's suburb, for everyone else from the family's city. */
  within?: SearchDistance;
  /** A suburb or town as the map names it, instead of a city. If you can’t see suburbs on cards, you get its city. */
  suburb?: string;
  /** Starts on this day or later; families who need someone at once start today. */
  startFrom?: string;
  /** Starts on this day or earlier. */
  startTo?: string;
  childrenMax?: number;
  /** The youngest child is at least this old, in years. */
  childAgeMin?: number;
  /** The youngest child is at most this old, in years. */
  childAgeMax?: number;
  /** Hours a week. */
  hoursMax?: number;
  /** A bathroom of your own. */
  ownBathroom?: boolean;
  /** A car may be used. */
  carAvailable?: boolean;
  /** There are no pets. */
  noPets?: boolean;
  /** All of these: ISO codes or English names, separated by commas, five at most. */
  languagesAtHome?: string;
};
export type ListRegionFamiliesApiResponse =
  /** status 200 List the families on the home page of a region */ LocationFamilies;
export type ListRegionFamiliesApiArg = {
  /** The region whose home page it is. */
  region: string;
};
export const {
  useSearchAuPairsQuery,
  useLazySearchAuPairsQuery,
  useCountAuPairsQuery,
  useLazyCountAuPairsQuery,
  useListCityFamiliesQuery,
  useLazyListCityFamiliesQuery,
  useSearchFamiliesQuery,
  useLazySearchFamiliesQuery,
  useCountFamiliesQuery,
  useLazyCountFamiliesQuery,
  useMapFamiliesQuery,
  useLazyMapFamiliesQuery,
  useListRegionFamiliesQuery,
  useLazyListRegionFamiliesQuery,
} = injectedRtkApi;
export type {
  AuPairCard,
  AuPairChecks,
  AuPairSearchPage,
  BrokenDeal,
  DealSetBy,
  ErrorBody,
  ErrorCode,
  FamilyCard,
  FamilyCardChildren,
  FamilyMap,
  FamilySearchPage,
  FocalPoint,
  LocationFamilies,
  MapLocation,
  MapLocationKind,
  Match,
  MatchReason,
  MatchSide,
  MissingFact,
  Rating,
  Region,
  ReplyHabit,
  SearchCount,
  SearchDistance,
  SearchSort,
  Verified,
  VisaGlance,
  VisaKind,
  VisaStayMonths,
} from './types';
