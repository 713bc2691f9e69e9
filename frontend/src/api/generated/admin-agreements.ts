import type {
  AgreementOpeningInput,
  AgreementRegisterPage,
  AgreementWithdrawalInput,
  Region,
  RegisteredAgreementDetail,
  RegisteredState,
} from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Admin agreements'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listAllAgreements: build.query<ListAllAgreementsApiResponse, ListAllAgreementsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/agreements`,
          params: {
            limit: queryArg.limit,
            state: queryArg.state,
            region: queryArg.region,
            startsFrom: queryArg.startsFrom,
            startsTo: queryArg.startsTo,
            search: queryArg.search,
            cursor: queryArg.cursor,
          },
        }),
        providesTags: ['Admin agreements'],
      }),
      openAgreement: build.mutation<OpenAgreementApiResponse, OpenAgreementApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/agreements/${queryArg.id}/openings`,
          method: 'POST',
          body: queryArg.agreementOpeningInput,
        }),
        invalidatesTags: ['Admin agreements'],
      }),
      withdrawAgreement: build.mutation<WithdrawAgreementApiResponse, WithdrawAgreementApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/agreements/${queryArg.id}/withdrawal`,
          method: 'POST',
          body: queryArg.agreementWithdrawalInput,
        }),
        invalidatesTags: ['Admin agreements'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminAgreementsApi };
export type ListAllAgreementsApiResponse = /** status 200 List agreements */ AgreementRegisterPage;
export type ListAllAgreementsApiArg = {
  /** The maximum number of items. */
  limit?: number;
  state?: RegisteredState;
  region?: Region;
  /** The placement begins on this day or later. */
  startsFrom?: string;
  /** The placement begins on this day or earlier. */
  startsTo?: string;
  /** Part of the name, username or email address of either person. */
  search?: string;
  /** The `nextCursor` of the previous page. */
  cursor?: string;
};
export type OpenAgreementApiResponse = /** status 200 Open an agreement, with a reason */ RegisteredAgreementDetail;
export type OpenAgreementApiArg = {
  id: string;
  agreementOpeningInput: AgreementOpeningInput;
};
export type WithdrawAgreementApiResponse =
  /** status 200 Cancel an agreement that has not begun, or end one that has */ RegisteredAgreementDetail;
export type WithdrawAgreementApiArg = {
  id: string;
  agreementWithdrawalInput: AgreementWithdrawalInput;
};
export const {
  useListAllAgreementsQuery,
  useLazyListAllAgreementsQuery,
  useOpenAgreementMutation,
  useWithdrawAgreementMutation,
} = injectedRtkApi;
export type {
  AgreementHistoryStep,
  AgreementOpeningInput,
  AgreementRegisterPage,
  AgreementState,
  AgreementStep,
  AgreementWithdrawalInput,
  ClauseInWords,
  ClauseName,
  EndingCategory,
  ErrorBody,
  ErrorCode,
  Region,
  RegisteredAgreement,
  RegisteredAgreementDetail,
  RegisteredPerson,
  RegisteredState,
} from './types';
