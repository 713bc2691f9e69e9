import { moderationApi as generated } from './generated/moderation';

export * from './generated/moderation';

/** What waits on the front page and the log follow every action; a decision may remove what members see. */
const claimed = { invalidatesTags: ['Moderation', 'Admin', 'Admin audit'] } as const;
const decided = {
  invalidatesTags: ['Moderation', 'Admin', 'Admin audit', 'Admin users', 'Page', 'Search'],
} as const;

export const moderationApi = generated.enhanceEndpoints({
  addTagTypes: ['Admin', 'Admin audit', 'Admin users'],
  endpoints: {
    claimModerationCase: claimed,
    leaveModerationCase: claimed,
    decideModerationCase: decided,
    decideAppeal: decided,
    // Each look is written down, so a case is read again only when its page is opened.
    openModerationCase: { providesTags: [], keepUnusedDataFor: 0 },
  },
});
