import { adminPostsApi as generated } from './generated/admin-posts';

export * from './generated/admin-posts';

/**
 * An editor knows what it has saved, and lists ask again when they are opened: nothing is fetched again for a
 * keystroke.
 */
const KEEP = { invalidatesTags: [] as never[] };

/** The site's own pages show another text, or none. */
const SITE = { invalidatesTags: ['Blog'] } as const;

export const adminPostsApi = generated.enhanceEndpoints({
  addTagTypes: ['Blog'],
  endpoints: {
    autosavePost: { ...KEEP, extraOptions: { outlivesPage: true } },
    createPost: KEEP,
    savePost: KEEP,
    visitPost: KEEP,
    leavePost: KEEP,
    removePost: { invalidatesTags: ['Admin posts', 'Blog'] },
    publishPost: SITE,
    unschedulePost: KEEP,
    takeBackPost: SITE,
    restorePostRevision: KEEP,
    settleReleaseText: SITE,
  },
});
