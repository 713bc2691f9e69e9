import type { SiteSetting, SiteSettingInput, SiteSettingsList } from './types';
import { baseApi as api } from '../base-api';
export const addTagTypes = ['Admin settings'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listSiteSettings: build.query<ListSiteSettingsApiResponse, ListSiteSettingsApiArg>({
        query: () => ({ url: `/api/admin/settings` }),
        providesTags: ['Admin settings'],
      }),
      getSiteSetting: build.query<GetSiteSettingApiResponse, GetSiteSettingApiArg>({
        query: (queryArg) => ({ url: `/api/admin/settings/${queryArg.key}` }),
        providesTags: ['Admin settings'],
      }),
      changeSiteSetting: build.mutation<ChangeSiteSettingApiResponse, ChangeSiteSettingApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/settings/${queryArg.key}`,
          method: 'PUT',
          body: queryArg.siteSettingInput,
        }),
        invalidatesTags: ['Admin settings'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminSettingsApi };
export type ListSiteSettingsApiResponse =
  /** status 200 List the settings that govern the running product */ SiteSettingsList;
export type ListSiteSettingsApiArg = void;
export type GetSiteSettingApiResponse = /** status 200 Get one setting */ SiteSetting;
export type GetSiteSettingApiArg = {
  /** `offer`, `limits` or `banner` */
  key: string;
};
export type ChangeSiteSettingApiResponse = /** status 200 Change a setting */ SiteSetting;
export type ChangeSiteSettingApiArg = {
  /** `offer`, `limits` or `banner` */
  key: string;
  siteSettingInput: SiteSettingInput;
};
export const {
  useListSiteSettingsQuery,
  useLazyListSiteSettingsQuery,
  useGetSiteSettingQuery,
  useLazyGetSiteSettingQuery,
  useChangeSiteSettingMutation,
} = injectedRtkApi;
export type { ErrorBody, ErrorCode, SiteSetting, SiteSettingInput, SiteSettingsList } from './types';
