import { backOfficeSettingsApi as generated } from './generated/back-office-settings';

export * from './generated/back-office-settings';

export const backOfficeSettingsApi = generated.enhanceEndpoints({
  // What was changed shows above every page, and in the log.
  addTagTypes: ['Banner', 'Back office'],
  endpoints: {
    changeSiteSetting: { invalidatesTags: ['Back office settings', 'Banner', 'Back office'] },
  },
});
