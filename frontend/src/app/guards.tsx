import { lazy, Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { authPathBackTo, paths } from '../config/paths';
import { PageHead } from '../lib/head';
import { useSession } from '../lib/session';
import { Spinner } from '../ui/Spinner';
import { appMessages } from './messages';

const LeavingNotice = lazy(() => import('../features/your-data/LeavingNotice'));

/** Spinner while the user loads, the page if there is one, else the sign-in page that leads back here. */
export function SignedInOnly() {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === 'starting' || session.leavingFor) return <Waiting />;
  if (!session.user) return <Navigate to={authPathBackTo(pathname + search)} replace />;
  return (
    <>
      <Suspense>
        <LeavingNotice />
      </Suspense>
      <Outlet />
    </>
  );
}

/** The same for administrators: others who are signed in go to their dashboard. */
export function AdminOnly() {
  const session = useSession();
  if (session.status === 'starting' || session.leavingFor) return <Waiting />;
  if (!session.user) return <Navigate to={paths.auth} replace />;
  if (session.user.userType !== 'admin') return <Navigate to={paths.dashboard} replace />;
  return <Outlet />;
}

function Waiting() {
  const { error } = useSession();
  return (
    <>
      <PageHead title={appMessages.loadingAccount} hidden />
      <Spinner page label={error ?? appMessages.loadingAccount} showLabel={Boolean(error)} />
    </>
  );
}
