import type { ApiError } from '../lib/api-error';
import { accessToken } from '../lib/session';
import { profilesApi as generated } from './generated/profiles';

export * from './generated/profiles';

const FRESH_SECONDS = 5 * 60;
const KEPT_SECONDS = 10 * 60;

export const profilesApi = generated.enhanceEndpoints({
  addTagTypes: ['Dashboard', 'Page', 'Search', 'Visas'],
  endpoints: {
    getUser: {
      keepUnusedDataFor: KEPT_SECONDS,
      providesTags: ['MyProfile'],
      transformErrorResponse: profileError,
      extraOptions: {
        missingIsNull: true,
        asksAgainAfter: ({ status }: ApiError) => status !== 401 && status !== 404,
      },
    },
    answerStillLooking: { invalidatesTags: ['MyProfile', 'Dashboard', 'Page', 'Search'] },
    readStillLooking: { keepUnusedDataFor: 0, providesTags: [] },
    createProfile: { invalidatesTags: ['MyProfile', 'Dashboard'] },
    updateMyProfile: { invalidatesTags: ['MyProfile', 'Dashboard'] },
    // A draft is read when a form opens and only written after that: refetching would overwrite typed text.
    getMyProfileDraft: { keepUnusedDataFor: 0, providesTags: [] },
    // Until the profile is saved, its draft decides how complete it is.
    saveMyProfileDraft: { invalidatesTags: ['Dashboard', 'Visas'], extraOptions: { outlivesPage: true } },
    discardMyProfileDraft: { invalidatesTags: ['Dashboard', 'Visas'] },
  },
});

/** Options for hooks that read the profile: fresh for five minutes, then refetched when a screen needs it. */
export const PROFILE_CACHE = { refetchOnMountOrArgChange: FRESH_SECONDS } as const;

/** Every failure to read the profile begins with these words; the reason follows. */
function profileError(error: ApiError): ApiError {
  const isVisitor = error.status === 401 && !accessToken();
  return { ...error, message: isVisitor ? 'No session available' : `Failed to fetch user profile: ${error.message}` };
}
