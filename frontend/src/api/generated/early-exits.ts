import type { EarlyExitEndingInput, EarlyExitInput, EarlyExitOverview, Exit } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Early exits'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getEarlyExitOverview: build.query<GetEarlyExitOverviewApiResponse, GetEarlyExitOverviewApiArg>({
        query: () => ({ url: `/api/exits` }),
        providesTags: ['Early exits'],
      }),
      openEarlyExit: build.mutation<OpenEarlyExitApiResponse, OpenEarlyExitApiArg>({
        query: (queryArg) => ({ url: `/api/exits`, method: 'POST', body: queryArg.earlyExitInput }),
        invalidatesTags: ['Early exits'],
      }),
      endAgreementOfEarlyExit: build.mutation<EndAgreementOfEarlyExitApiResponse, EndAgreementOfEarlyExitApiArg>({
        query: (queryArg) => ({
          url: `/api/exits/${queryArg.id}/ending`,
          method: 'POST',
          body: queryArg.earlyExitEndingInput,
        }),
        invalidatesTags: ['Early exits'],
      }),
      rematchAfterEarlyExit: build.mutation<RematchAfterEarlyExitApiResponse, RematchAfterEarlyExitApiArg>({
        query: (queryArg) => ({ url: `/api/exits/${queryArg.id}/rematch`, method: 'POST' }),
        invalidatesTags: ['Early exits'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as earlyExitsApi };
export type GetEarlyExitOverviewApiResponse = /** status 200 Read my early exit options and steps */ EarlyExitOverview;
export type GetEarlyExitOverviewApiArg = void;
export type OpenEarlyExitApiResponse = /** status 201 Tell us that I want to leave */ Exit;
export type OpenEarlyExitApiArg = {
  earlyExitInput: EarlyExitInput;
};
export type EndAgreementOfEarlyExitApiResponse = /** status 200 End the agreement I want to leave */ Exit;
export type EndAgreementOfEarlyExitApiArg = {
  id: string;
  earlyExitEndingInput: EarlyExitEndingInput;
};
export type RematchAfterEarlyExitApiResponse =
  /** status 200 Show my profile in the search again, available now */ Exit;
export type RematchAfterEarlyExitApiArg = {
  id: string;
};
export const {
  useGetEarlyExitOverviewQuery,
  useLazyGetEarlyExitOverviewQuery,
  useOpenEarlyExitMutation,
  useEndAgreementOfEarlyExitMutation,
  useRematchAfterEarlyExitMutation,
} = injectedRtkApi;
export type {
  EarlyExitAgreement,
  EarlyExitEndingInput,
  EarlyExitInput,
  EarlyExitOverview,
  ErrorBody,
  ErrorCode,
  Exit,
  Region,
} from './types';
