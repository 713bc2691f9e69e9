import { backOfficeArrangementsApi as generated } from './generated/back-office-arrangements';

export * from './generated/back-office-arrangements';

export const backOfficeArrangementsApi = generated.enhanceEndpoints({
  addTagTypes: ['Back office audit'],
  endpoints: {
    // Looking at one changes nothing but the log.
    openArrangement: { invalidatesTags: ['Back office audit'] },
    withdrawArrangement: { invalidatesTags: ['Back office arrangements', 'Back office audit'] },
  },
});
