import { isApiError } from './error-text';
import { api as generated, type BlogPost } from './generated';

export * from './generated';

const FRESH_SECONDS = 5 * 60;
const KEPT_SECONDS = 10 * 60;
const NOT_RETRIED = new Set([401, 404]);

/**
 * What the generated endpoints cannot say for themselves: which answers go stale with which change, and how long a
 * profile may be shown. Everything else is read once and never grows stale by itself.
 */
export const api = generated.enhanceEndpoints({
  addTagTypes: ['MyProfile', 'Draft', 'Dashboard', 'Session', 'Page'],
  endpoints: {
    getUser: {
      keepUnusedDataFor: KEPT_SECONDS,
      providesTags: ['MyProfile'],
      extraOptions: {
        missingIsNull: true,
        retryCondition: (error: unknown, _args: unknown, { attempt }: { attempt: number }) =>
          attempt <= 2 && !(isApiError(error) && NOT_RETRIED.has(error.status)),
      },
    },
    createProfile: { invalidatesTags: ['MyProfile', 'Dashboard'] },
    updateMyProfile: { invalidatesTags: ['MyProfile', 'Dashboard'] },
    getMyFamilyProfile: { providesTags: ['MyProfile'] },
    saveMyFamilyProfile: { invalidatesTags: ['MyProfile', 'Dashboard', 'Page', 'Search'] },
    setMyFamilyProfileActive: { invalidatesTags: ['MyProfile', 'Dashboard', 'Page', 'Search'] },
    getMyAuPairProfile: { providesTags: ['MyProfile'] },
    saveMyAuPairProfile: { invalidatesTags: ['MyProfile', 'Dashboard', 'Page', 'Search'] },
    setMyAuPairProfileActive: { invalidatesTags: ['MyProfile', 'Dashboard', 'Page', 'Search'] },
    getFamilyPage: { providesTags: ['Page'] },
    getAuPairPage: { providesTags: ['Page'] },
    // Lists show excerpts: the whole texts would travel with every page that names a post.
    listBlogPosts: { transformResponse: (posts: BlogPost[]) => posts.map((post) => ({ ...post, content: '' })) },
    // A draft is read when a form opens and only written afterwards: refreshing it would fight with the typing.
    getMyProfileDraft: { keepUnusedDataFor: 0, providesTags: [] },
    saveMyProfileDraft: { invalidatesTags: [] },
    discardMyProfileDraft: { invalidatesTags: [] },
    // Left and come back to, a country's page is asked for again: it can be edited at any time.
    getCountryLanding: { keepUnusedDataFor: 0 },
    listSessions: { keepUnusedDataFor: 0, providesTags: ['Session'] },
    endSession: { invalidatesTags: ['Session'] },
    // Conversations follow their own numbered events; asking for everything again after each of them would undo that.
    getMessages: { keepUnusedDataFor: 0, providesTags: [] },
    sendMessage: { invalidatesTags: [] },
    countUnreadMessages: { invalidatesTags: [] },
    signOut: { invalidatesTags: [] },
    markConversationRead: { invalidatesTags: [] },
    setReaction: { invalidatesTags: [] },
    removeReaction: { invalidatesTags: [] },
    startConversation: { invalidatesTags: ['Messages'] },
  },
});

/** What visitors may see in part: read anew as soon as somebody has signed in. */
export const PERSONAL_TAGS = ['Search', 'Page'] as const;

/** Options for hooks that read the profile: fresh for five minutes, then asked for again when a screen needs it. */
export const PROFILE_CACHE = { refetchOnMountOrArgChange: FRESH_SECONDS } as const;
