import { backOfficeSettingsApi as generated } from './generated/back-office-settings';

export * from './generated/back-office-settings';

export const backOfficeSettingsApi = generated.enhanceEndpoints({
  // What was changed stands in the log; a setting changes what plans cost, or the banner above every page.
  addTagTypes: ['Back office audit', 'Banner', 'Plans'],
  endpoints: {
    changeSiteSetting: { invalidatesTags: ['Back office settings', 'Back office audit', 'Banner', 'Plans'] },
  },
});
