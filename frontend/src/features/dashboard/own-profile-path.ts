import { paths } from '../../config/paths';
import type { SessionUser } from '../../lib/session';

/** The form of the person's own profile. */
export const ownProfilePath = ({ userType }: SessionUser): string =>
  userType === 'family' ? paths.familyProfileForm : paths.auPairProfileForm;
