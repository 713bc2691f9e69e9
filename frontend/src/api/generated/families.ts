import type { ActiveInput, FamilyPage, FamilyProfile, FamilyProfileInput } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Families'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getMyFamilyProfile: build.query<GetMyFamilyProfileApiResponse, GetMyFamilyProfileApiArg>({
        query: () => ({ url: `/api/family-profiles/me` }),
        providesTags: ['Families'],
      }),
      saveMyFamilyProfile: build.mutation<SaveMyFamilyProfileApiResponse, SaveMyFamilyProfileApiArg>({
        query: (queryArg) => ({ url: `/api/family-profiles/me`, method: 'PUT', body: queryArg.familyProfileInput }),
        invalidatesTags: ['Families'],
      }),
      setMyFamilyProfileActive: build.mutation<SetMyFamilyProfileActiveApiResponse, SetMyFamilyProfileActiveApiArg>({
        query: (queryArg) => ({ url: `/api/family-profiles/me/active`, method: 'PUT', body: queryArg.activeInput }),
        invalidatesTags: ['Families'],
      }),
      getFamilyPage: build.query<GetFamilyPageApiResponse, GetFamilyPageApiArg>({
        query: (queryArg) => ({ url: `/api/family-profiles/${queryArg.id}` }),
        providesTags: ['Families'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as familiesApi };
export type GetMyFamilyProfileApiResponse = /** status 200 Read my family profile */ FamilyProfile;
export type GetMyFamilyProfileApiArg = void;
export type SaveMyFamilyProfileApiResponse = /** status 200 Save my family profile */ FamilyProfile;
export type SaveMyFamilyProfileApiArg = {
  familyProfileInput: FamilyProfileInput;
};
export type SetMyFamilyProfileActiveApiResponse = /** status 200 Pause or resume my family profile */ FamilyProfile;
export type SetMyFamilyProfileActiveApiArg = {
  activeInput: ActiveInput;
};
export type GetFamilyPageApiResponse = /** status 200 Read a family's page */ FamilyPage;
export type GetFamilyPageApiArg = {
  id: string;
};
export const {
  useGetMyFamilyProfileQuery,
  useLazyGetMyFamilyProfileQuery,
  useSaveMyFamilyProfileMutation,
  useSetMyFamilyProfileActiveMutation,
  useGetFamilyPageQuery,
  useLazyGetFamilyPageQuery,
} = injectedRtkApi;
export type {
  ActiveInput,
  BrokenDeal,
  DealBreaker,
  DealSetBy,
  ErrorBody,
  ErrorCode,
  FamilyFull,
  FamilyPage,
  FamilyProfile,
  FamilyProfileInput,
  FamilyTeaser,
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
} from './types';
