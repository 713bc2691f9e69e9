import type { ApiError } from '../lib/api-error';
import { accessToken } from '../lib/session';
import { profilesApi as generated } from './generated/profiles';

export * from './generated/profiles';

const FRESH_SECONDS = 5 * 60;
const KEPT_SECONDS = 10 * 60;
const NOT_RETRIED = new Set([401, 404]);

export const profilesApi = generated.enhanceEndpoints({
  addTagTypes: ['Visas'],
  endpoints: {
    getUser: {
      keepUnusedDataFor: KEPT_SECONDS,
      providesTags: ['MyProfile'],
      transformErrorResponse: profileError,
      extraOptions: {
        missingIsNull: true,
        asksAgainAfter: ({ status }: ApiError) => !NOT_RETRIED.has(status),
      },
    },
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

/** What was wrong stays readable after the words of every failure to read the profile. */
function profileError(error: ApiError): ApiError {
  if (error.status === 401 && !accessToken()) return { ...error, message: 'No session available' };
  return { ...error, message: `Failed to fetch user profile: ${error.message}` };
}
