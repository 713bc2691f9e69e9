import { moderationApi as generated } from './generated/moderation';

export * from './generated/moderation';

/** Every action changes the Admin front page and the audit log; a decision may remove content that members see. */
const claimed = { invalidatesTags: ['Moderation', 'Admin', 'Admin audit'] } as const;
const decided = {
  invalidatesTags: ['Moderation', 'Admin', 'Admin audit', 'Admin users', 'Page', 'Search'],
} as const;

export const moderationApi = generated.enhanceEndpoints({
  addTagTypes: ['Admin', 'Admin audit', 'Admin users'],
  endpoints: {
    claimModerationCase: claimed,
    unclaimModerationCase: claimed,
    decideModerationCase: decided,
    decideAppeal: decided,
    // Each view is recorded, so a case is read again only when its page is opened.
    openModerationCase: { providesTags: [], keepUnusedDataFor: 0 },
  },
});
