import { PROFILE_CACHE, useGetMyProfileDraftQuery, useGetUserQuery } from '../../api/profiles';
import { useSession } from '../../lib/session';

/** Whether a profile was ever saved (null while unknown), and the draft: neither is fetched when it cannot exist. */
export function useOwnProfileBegun(): boolean | null {
  const { user } = useSession();
  const { data, isError } = useGetUserQuery({ id: user?.id ?? '' }, { ...PROFILE_CACHE, skip: !user });
  if (isError) return true;
  return data === undefined ? null : (data?.hasCompletedProfile ?? false);
}

export const useOwnDraft = () => useGetMyProfileDraftQuery(undefined, { refetchOnMountOrArgChange: true });
