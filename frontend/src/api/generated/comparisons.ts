import type { Comparison } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Comparisons'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      comparePeople: build.query<ComparePeopleApiResponse, ComparePeopleApiArg>({
        query: (queryArg) => ({
          url: `/api/comparisons`,
          params: {
            ids: queryArg.ids,
          },
        }),
        providesTags: ['Comparisons'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as comparisonsApi };
export type ComparePeopleApiResponse = /** status 200 Compare up to four people */ Comparison;
export type ComparePeopleApiArg = {
  /** Ids of people of the other role, separated by commas, in the order of the columns. */
  ids: string;
};
export const { useComparePeopleQuery, useLazyComparePeopleQuery } = injectedRtkApi;
export type {
  AuPairFull,
  AuPairPage,
  AuPairTeaser,
  BrokenDeal,
  CheckKind,
  ChildGroup,
  ComparedAuPair,
  ComparedFamily,
  Comparison,
  DealSetBy,
  ErrorBody,
  ErrorCode,
  FamilyFull,
  FamilyPage,
  FamilyTeaser,
  FocalPoint,
  HeldCheck,
  Match,
  MatchReason,
  MatchSide,
  MissingFact,
  OfferedPay,
  Rating,
  Region,
  ReplyHabit,
  UnavailableDates,
  Verified,
  VisaLimit,
  VisaLink,
  VisaRuleSource,
} from './types';
