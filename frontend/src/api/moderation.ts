import { moderationApi as generated } from './generated/moderation';

export * from './generated/moderation';

export const moderationApi = generated.enhanceEndpoints({
  endpoints: {
    // Each look is written down, so a case is read anew only when its page is opened.
    openModerationCase: { providesTags: [], keepUnusedDataFor: 0 },
  },
});
