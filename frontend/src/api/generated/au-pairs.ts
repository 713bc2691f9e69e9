import type { ActiveInput, AuPairPage, AuPairProfile, AuPairProfileInput } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Au pairs'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getMyAuPairProfile: build.query<GetMyAuPairProfileApiResponse, GetMyAuPairProfileApiArg>({
        query: () => ({ url: `/api/au-pair-profiles/me` }),
        providesTags: ['Au pairs'],
      }),
      saveMyAuPairProfile: build.mutation<SaveMyAuPairProfileApiResponse, SaveMyAuPairProfileApiArg>({
        query: (queryArg) => ({ url: `/api/au-pair-profiles/me`, method: 'PUT', body: queryArg.auPairProfileInput }),
        invalidatesTags: ['Au pairs'],
      }),
      setMyAuPairProfileActive: build.mutation<SetMyAuPairProfileActiveApiResponse, SetMyAuPairProfileActiveApiArg>({
        query: (queryArg) => ({ url: `/api/au-pair-profiles/me/active`, method: 'PUT', body: queryArg.activeInput }),
        invalidatesTags: ['Au pairs'],
      }),
      getAuPairPage: build.query<GetAuPairPageApiResponse, GetAuPairPageApiArg>({
        query: (queryArg) => ({ url: `/api/au-pair-profiles/${queryArg.id}` }),
        providesTags: ['Au pairs'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as auPairsApi };
export type GetMyAuPairProfileApiResponse = /** status 200 Read my au pair profile */ AuPairProfile;
export type GetMyAuPairProfileApiArg = void;
export type SaveMyAuPairProfileApiResponse = /** status 200 Save my au pair profile */ AuPairProfile;
export type SaveMyAuPairProfileApiArg = {
  auPairProfileInput: AuPairProfileInput;
};
export type SetMyAuPairProfileActiveApiResponse = /** status 200 Pause or resume my au pair profile */ AuPairProfile;
export type SetMyAuPairProfileActiveApiArg = {
  activeInput: ActiveInput;
};
export type GetAuPairPageApiResponse = /** status 200 Read an au pair's page */ AuPairPage;
export type GetAuPairPageApiArg = {
  id: string;
};
export const {
  useGetMyAuPairProfileQuery,
  useLazyGetMyAuPairProfileQuery,
  useSaveMyAuPairProfileMutation,
  useSetMyAuPairProfileActiveMutation,
  useGetAuPairPageQuery,
  useLazyGetAuPairPageQuery,
} = injectedRtkApi;
export type {
  ActiveInput,
  AuPairFull,
  AuPairPage,
  AuPairProfile,
  AuPairProfileInput,
  AuPairTeaser,
  BrokenDeal,
  CheckKind,
  ChildGroup,
  DealBreaker,
  DealSetBy,
  ErrorBody,
  ErrorCode,
  FocalPoint,
  Match,
  MatchReason,
  MatchSide,
  MissingFact,
  Rating,
  Region,
  ReplyHabit,
  UnavailableDates,
  Verified,
  VisaLimit,
  VisaLink,
  VisaRuleSource,
} from './types';
