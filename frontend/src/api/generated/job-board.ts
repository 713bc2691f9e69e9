import type {
  Application,
  ApplicationInput,
  ApplicationMoveInput,
  ApplicationPage,
  BoardPage,
  BoardPlace,
  MyPlace,
  PlaceInput,
  PlaceStateInput,
} from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Job board'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listPlaceApplications: build.query<ListPlaceApplicationsApiResponse, ListPlaceApplicationsApiArg>({
        query: (queryArg) => ({
          url: `/api/place-applications`,
          params: {
            limit: queryArg.limit,
            open: queryArg.open,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Job board'],
      }),
      movePlaceApplication: build.mutation<MovePlaceApplicationApiResponse, MovePlaceApplicationApiArg>({
        query: (queryArg) => ({
          url: `/api/place-applications/${queryArg.id}/moves`,
          method: 'POST',
          body: queryArg.applicationMoveInput,
        }),
        invalidatesTags: ['Job board'],
      }),
      listPlaces: build.query<ListPlacesApiResponse, ListPlacesApiArg>({
        query: (queryArg) => ({
          url: `/api/places`,
          params: {
            limit: queryArg.limit,
            where: queryArg.where,
            startFrom: queryArg.startFrom,
            hoursMax: queryArg.hoursMax,
            noLicence: queryArg.noLicence,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Job board'],
      }),
      getMyPlace: build.query<GetMyPlaceApiResponse, GetMyPlaceApiArg>({
        query: () => ({ url: `/api/places/me` }),
        providesTags: ['Job board'],
      }),
      saveMyPlace: build.mutation<SaveMyPlaceApiResponse, SaveMyPlaceApiArg>({
        query: (queryArg) => ({ url: `/api/places/me`, method: 'PUT', body: queryArg.placeInput }),
        invalidatesTags: ['Job board'],
      }),
      setMyPlaceState: build.mutation<SetMyPlaceStateApiResponse, SetMyPlaceStateApiArg>({
        query: (queryArg) => ({ url: `/api/places/me/state`, method: 'PUT', body: queryArg.placeStateInput }),
        invalidatesTags: ['Job board'],
      }),
      getPlace: build.query<GetPlaceApiResponse, GetPlaceApiArg>({
        query: (queryArg) => ({ url: `/api/places/${queryArg.id}` }),
        providesTags: ['Job board'],
      }),
      applyForPlace: build.mutation<ApplyForPlaceApiResponse, ApplyForPlaceApiArg>({
        query: (queryArg) => ({
          url: `/api/places/${queryArg.id}/applications`,
          method: 'POST',
          body: queryArg.applicationInput,
        }),
        invalidatesTags: ['Job board'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as jobBoardApi };
export type ListPlaceApplicationsApiResponse = /** status 200  */ ApplicationPage;
export type ListPlaceApplicationsApiArg = {
  /** The maximum number of items. */
  limit?: number;
  /** Only open applications. */
  open?: 'true' | 'false';
  /** The `nextCursor` of the previous page. */
  cursor?: string;
};
export type MovePlaceApplicationApiResponse = /** status 200 It has moved. */ Application;
export type MovePlaceApplicationApiArg = {
  id: string;
  applicationMoveInput: ApplicationMoveInput;
};
export type ListPlacesApiResponse = /** status 200  */ BoardPage;
export type ListPlacesApiArg = {
  /** The maximum number of items. */
  limit?: number;
  /** A country, or one of our cities. */
  where?:
    | 'australia'
    | 'newzealand'
    | 'sydney'
    | 'melbourne'
    | 'brisbane'
    | 'perth'
    | 'adelaide'
    | 'canberra'
    | 'auckland'
    | 'wellington'
    | 'christchurch'
    | 'queenstown'
    | 'hamilton'
    | 'tauranga';
  /** Begins on this day or later. */
  startFrom?: string;
  /** The maximum weekly hours. */
  hoursMax?: number;
  /** Only those that need no driving licence. */
  noLicence?: 'true' | 'false';
  /** The `nextCursor` of the previous page. */
  cursor?: string;
};
export type GetMyPlaceApiResponse = /** status 200  */ MyPlace;
export type GetMyPlaceApiArg = void;
export type SaveMyPlaceApiResponse = /** status 200  */ MyPlace;
export type SaveMyPlaceApiArg = {
  placeInput: PlaceInput;
};
export type SetMyPlaceStateApiResponse = /** status 200  */ MyPlace;
export type SetMyPlaceStateApiArg = {
  placeStateInput: PlaceStateInput;
};
export type GetPlaceApiResponse = /** status 200  */ BoardPlace;
export type GetPlaceApiArg = {
  id: string;
};
export type ApplyForPlaceApiResponse = /** status 201  */ Application;
export type ApplyForPlaceApiArg = {
  id: string;
  applicationInput: ApplicationInput;
};
export const {
  useListPlaceApplicationsQuery,
  useLazyListPlaceApplicationsQuery,
  useMovePlaceApplicationMutation,
  useListPlacesQuery,
  useLazyListPlacesQuery,
  useGetMyPlaceQuery,
  useLazyGetMyPlaceQuery,
  useSaveMyPlaceMutation,
  useSetMyPlaceStateMutation,
  useGetPlaceQuery,
  useLazyGetPlaceQuery,
  useApplyForPlaceMutation,
} = injectedRtkApi;
export type {
  Application,
  ApplicationInput,
  ApplicationMove,
  ApplicationMoveInput,
  ApplicationPage,
  ApplicationState,
  AuPairCard,
  AuPairChecks,
  BoardPage,
  BoardPlace,
  BrokenDeal,
  Currency,
  DealSetBy,
  DeclineWord,
  ErrorBody,
  ErrorCode,
  FamilyCard,
  FamilyCardChildren,
  FocalPoint,
  HourlyFloor,
  Match,
  MatchReason,
  MatchSide,
  MissingFact,
  MyPlace,
  OwnApplication,
  PlaceFacts,
  PlaceInput,
  PlaceProposal,
  PlaceState,
  PlaceStateInput,
  Rating,
  Region,
  ReplyHabit,
  ScamFinding,
  ScamRuleId,
  Verified,
  VisaGlance,
} from './types';
