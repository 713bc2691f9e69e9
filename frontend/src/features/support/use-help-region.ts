import { useGetEarlyExitOverviewQuery } from '../../api/early-exits';
import type { Region } from '../../config/regions';
import { useRegion } from '../../lib/region';
import { useSession } from '../../lib/session';

/** Where a person needs help: the country of their current placement, else of their account, else of the page. */
export function useHelpRegion(): Region {
  const { user } = useSession();
  const ofPage = useRegion();
  const { data } = useGetEarlyExitOverviewQuery(undefined, { skip: !user });
  const placement = data?.arrangements.find(({ state }) => state !== 'confirmed');
  return (user && (placement?.region ?? user.region)) ?? ofPage;
}
