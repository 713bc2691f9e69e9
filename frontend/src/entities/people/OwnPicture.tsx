import { PROFILE_CACHE, useGetUserQuery } from '../../api/profiles';
import type { SessionUser } from '../../lib/session';
import styles from './OwnPicture.module.css';
import { PersonPicture } from './PersonPicture';

/** The person's display name, or the username until it is known. */
export function useOwnProfile({ id, username }: SessionUser) {
  const { data, isError } = useGetUserQuery({ id }, PROFILE_CACHE);
  return { name: data?.displayName ?? username, profile: data, isError };
}

/** The avatar of the logged-in person, drawn if the picture did not load. Takes its space before that is known. */
export function OwnPicture({ user }: { user: SessionUser }) {
  const { profile, isError } = useOwnProfile(user);
  return (
    <span className={styles.picture} aria-hidden="true">
      {profile === undefined && !isError ? null : (
        <PersonPicture
          person={{
            id: user.id,
            userType: user.userType,
            photo: profile?.photo ?? null,
            photoPreview: profile?.photoPreview ?? null,
            photoFocalPoint: profile?.photoFocalPoint ?? null,
          }}
        />
      )}
    </span>
  );
}
