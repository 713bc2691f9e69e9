import { adminPostsApi as generated } from './generated/admin-posts';

export * from './generated/admin-posts';

/** The editor knows what it has saved, and lists are refetched when they open, so that typing causes no requests. */
const KEEP = { invalidatesTags: [] as never[] };

/** The text on the site's own pages changes or disappears. */
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
    unpublishPost: SITE,
    restorePostRevision: KEEP,
    settleReleaseText: SITE,
  },
});
