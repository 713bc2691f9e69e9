import { useGetMyAuPairProfileQuery } from '../../api/au-pairs';
import { useGetMyFamilyProfileQuery } from '../../api/families';
import type { SessionUser } from '../../lib/session';
import { dashboardMessages } from './texts';

/** The name of the logged-in person: from the profile, or the username before there is one. */
export function useOwnName({ userType, username }: SessionUser): string {
  const { data: family } = useGetMyFamilyProfileQuery(undefined, { skip: userType !== 'family' });
  const { data: auPair } = useGetMyAuPairProfileQuery(undefined, { skip: userType !== 'aupair' });
  if (family) return dashboardMessages.familyNamed(family.familyName);
  return auPair?.firstName ?? username;
}
