import { backOfficePostsApi as generated } from './generated/back-office-posts';

export * from './generated/back-office-posts';

/** An editor knows what it has saved, and lists ask anew when they are opened: nothing is fetched again for a keystroke. */
const KEEP = { invalidatesTags: [] as never[] };

export const backOfficePostsApi = generated.enhanceEndpoints({
  endpoints: {
    autosavePost: { ...KEEP, extraOptions: { outlivesPage: true } },
    createPost: KEEP,
    savePost: KEEP,
    visitPost: KEEP,
    leavePost: KEEP,
    publishPost: KEEP,
    unschedulePost: KEEP,
    takeBackPost: KEEP,
    restorePostRevision: KEEP,
    settleReleaseText: KEEP,
  },
});
