import { useGetMyAuPairProfileQuery } from '../../api/au-pairs';
import { useGetMyFamilyProfileQuery } from '../../api/families';
import type { SessionUser } from '../../lib/session';
import { dashboardMessages } from './texts';

/** What to call the person who is signed in: the name of their profile, before there is one their username. */
export function useOwnName({ userType, username }: SessionUser): string {
  const { data: family } = useGetMyFamilyProfileQuery(undefined, { skip: userType !== 'family' });
  const { data: auPair } = useGetMyAuPairProfileQuery(undefined, { skip: userType !== 'aupair' });
  if (family) return dashboardMessages.familyNamed(family.familyName);
  return auPair?.firstName ?? username;
}
