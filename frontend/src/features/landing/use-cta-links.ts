import { authPath, paths } from '../../config/paths';
import { useSession } from '../../lib/session';

/** Targets of the calls to action: the dashboard for members, registration for others; premium for families only. */
export function useCtaLinks(): { family: string; auPair: string; premium: string } {
  const { user } = useSession();
  const member = user?.userType === 'family' || user?.userType === 'aupair';
  return {
    family: member ? paths.dashboard : authPath('family'),
    auPair: member ? paths.dashboard : authPath('aupair'),
    premium: user?.userType === 'family' ? paths.premiumPayment : paths.auth,
  };
}
