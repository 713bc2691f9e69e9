import { adminSettingsApi as generated } from './generated/admin-settings';

export * from './generated/admin-settings';

export const adminSettingsApi = generated.enhanceEndpoints({
  // What was changed stands in the log; a setting changes what plans cost, or the banner above every page.
  addTagTypes: ['About', 'Admin audit', 'Banner', 'Plans'],
  endpoints: {
    changeSiteSetting: { invalidatesTags: ['Admin settings', 'Admin audit', 'About', 'Banner', 'Plans'] },
  },
});
