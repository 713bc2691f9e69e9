import { adminSettingsApi as generated } from './generated/admin-settings';

export * from './generated/admin-settings';

export const adminSettingsApi = generated.enhanceEndpoints({
  // A change also changes the audit log, prices, or the banner above every page.
  addTagTypes: ['About', 'Admin audit', 'Banner', 'Plans'],
  endpoints: {
    changeSiteSetting: { invalidatesTags: ['Admin settings', 'Admin audit', 'About', 'Banner', 'Plans'] },
  },
});
