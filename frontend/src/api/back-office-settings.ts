import { backOfficeSettingsApi as generated } from './generated/back-office-settings';

export * from './generated/back-office-settings';

export const backOfficeSettingsApi = generated.enhanceEndpoints({
  // What was changed stands in the log; an offer changes what every plan costs.
  addTagTypes: ['Back office audit', 'Plans'],
  endpoints: {
    changeSiteSetting: { invalidatesTags: ['Back office settings', 'Back office audit', 'Plans'] },
  },
});
