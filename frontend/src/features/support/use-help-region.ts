import { useLocation } from 'react-router-dom';
import { useGetEarlyExitOverviewQuery } from '../../api/early-exits';
import type { Region } from '../../config/regions';
import { regionOfPath, useRegion } from '../../lib/region';
import { useSession } from '../../lib/session';

/**
 * Where a person needs help: the country of their current placement, else of the path where it names one, else of their
 * account. For visitors that of the page.
 */
export function useHelpRegion(): Region {
  const { user } = useSession();
  const { pathname } = useLocation();
  const ofPage = useRegion();
  const { data } = useGetEarlyExitOverviewQuery(undefined, { skip: !user });
  const placement = data?.agreements.find(({ state }) => state === 'active');
  return (user && (placement?.region ?? regionOfPath(pathname) ?? user.region)) ?? ofPage;
}
