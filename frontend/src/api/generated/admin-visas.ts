import type {
  AdminVisaConfirmationInput,
  AdminVisaRuleSet,
  AdminVisaRuleSets,
  AdminVisaRulesInput,
  AdminVisaTrial,
  AdminVisaTrialInput,
  Region,
} from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Admin visas'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listAdminVisaRules: build.query<ListAdminVisaRulesApiResponse, ListAdminVisaRulesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/visa-rules`,
          params: {
            region: queryArg.region,
          },
        }),
        providesTags: ['Admin visas'],
      }),
      confirmVisaRules: build.mutation<ConfirmVisaRulesApiResponse, ConfirmVisaRulesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/visa-rules/${queryArg.region}/${queryArg.visa}/confirmations`,
          method: 'POST',
          body: queryArg.adminVisaConfirmationInput,
        }),
        invalidatesTags: ['Admin visas'],
      }),
      getAdminVisaRules: build.query<GetAdminVisaRulesApiResponse, GetAdminVisaRulesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/visa-rules/${queryArg.region}/${queryArg.visa}/${queryArg.passport}`,
        }),
        providesTags: ['Admin visas'],
      }),
      publishVisaRules: build.mutation<PublishVisaRulesApiResponse, PublishVisaRulesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/visa-rules/${queryArg.region}/${queryArg.visa}/${queryArg.passport}`,
          method: 'PUT',
          body: queryArg.adminVisaRulesInput,
        }),
        invalidatesTags: ['Admin visas'],
      }),
      tryVisaRules: build.mutation<TryVisaRulesApiResponse, TryVisaRulesApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/visa-rules/${queryArg.region}/${queryArg.visa}/${queryArg.passport}/trials`,
          method: 'POST',
          body: queryArg.adminVisaTrialInput,
        }),
        invalidatesTags: ['Admin visas'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminVisasApi };
export type ListAdminVisaRulesApiResponse = /** status 200 List the rules of visas of a region */ AdminVisaRuleSets;
export type ListAdminVisaRulesApiArg = {
  region: 'australia' | 'newzealand';
};
export type ConfirmVisaRulesApiResponse = unknown;
export type ConfirmVisaRulesApiArg = {
  region: Region;
  visa: string;
  adminVisaConfirmationInput: AdminVisaConfirmationInput;
};
export type GetAdminVisaRulesApiResponse = /** status 200 Get the rules of a visa for a passport */ AdminVisaRuleSet;
export type GetAdminVisaRulesApiArg = {
  region: Region;
  visa: string;
  passport: string;
};
export type PublishVisaRulesApiResponse = /** status 200 Publish the rules of a visa for a passport */ AdminVisaRuleSet;
export type PublishVisaRulesApiArg = {
  region: Region;
  visa: string;
  passport: string;
  adminVisaRulesInput: AdminVisaRulesInput;
};
export type TryVisaRulesApiResponse = /** status 200 Try rules before they are published */ AdminVisaTrial;
export type TryVisaRulesApiArg = {
  region: Region;
  visa: string;
  passport: string;
  adminVisaTrialInput: AdminVisaTrialInput;
};
export const {
  useListAdminVisaRulesQuery,
  useLazyListAdminVisaRulesQuery,
  useConfirmVisaRulesMutation,
  useGetAdminVisaRulesQuery,
  useLazyGetAdminVisaRulesQuery,
  usePublishVisaRulesMutation,
  useTryVisaRulesMutation,
} = injectedRtkApi;
export type {
  AdminVisaConfirmationInput,
  AdminVisaProblem,
  AdminVisaRule,
  AdminVisaRuleInput,
  AdminVisaRuleSet,
  AdminVisaRuleSets,
  AdminVisaRulesInput,
  AdminVisaTrial,
  AdminVisaTrialInput,
  AdminVisaTrialResult,
  ErrorBody,
  ErrorCode,
  Region,
  VisaApplicationDays,
  VisaEmployerLimit,
  VisaLine,
  VisaLink,
  VisaOption,
  VisaPersonInput,
  VisaRuleKind,
  VisaRuleSource,
  VisaRuleValues,
  VisaStay,
  VisaTimeLimit,
  VisaTimeWithFamily,
  VisaVerdict,
} from './types';
