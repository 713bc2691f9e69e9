import type { Dashboard } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Dashboard'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getMyDashboard: build.query<GetMyDashboardApiResponse, GetMyDashboardApiArg>({
        query: () => ({ url: `/api/dashboards/me` }),
        providesTags: ['Dashboard'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as dashboardApi };
export type GetMyDashboardApiResponse = /** status 200 Read my dashboard */ Dashboard;
export type GetMyDashboardApiArg = void;
export const { useGetMyDashboardQuery, useLazyGetMyDashboardQuery } = injectedRtkApi;
export type {
  AuPairCard,
  AuPairChecks,
  BrokenDeal,
  Dashboard,
  DashboardFit,
  DealSetBy,
  ErrorBody,
  ErrorCode,
  FamilyCard,
  FamilyCardChildren,
  FocalPoint,
  Match,
  MatchReason,
  MatchSide,
  MissingFact,
  MissingField,
  NextStep,
  NextStepCode,
  ProfileCompleteness,
  Rating,
  ReplyHabit,
  Verified,
  VisaGlance,
} from './types';
