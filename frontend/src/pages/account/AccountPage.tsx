import { useNavigate, useSearchParams } from 'react-router-dom';
import { AccountScreen } from '../../features/account-settings';
import { nextPath } from '../../lib/next-path';

export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  return <AccountScreen onSecondFactor={() => void navigate(nextPath(search.get('next')), { replace: true })} />;
}
