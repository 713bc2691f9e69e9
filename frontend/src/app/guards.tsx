import { lazy, Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { authPathBackTo, paths, secondFactorPath } from '../config/paths';
import { PageHead } from '../lib/head';
import { useSession } from '../lib/session';
import { Spinner } from '../ui/Spinner';
import { appMessages } from './texts';
import { retryImport } from '../lib/retry-import';

const DeletionNotice = lazy(retryImport(() => import('../features/personal-data/DeletionNotice')));

/** Spinner while the user loads, the page if there is one, else the sign-in page that leads back here. */
export function SignedInOnly() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session.status === 'starting' || session.leavingFor) return <Waiting />;
  if (!session.user) return <Navigate to={authPathBackTo(pathname + search + hash)} replace />;
  const { secondFactorRequired } = session.user;
  if (secondFactorRequired && pathname !== paths.account)
    return <Navigate to={secondFactorPath(pathname + search + hash)} replace />;
  // The page keeps its place when the factor is set up: its recovery codes are shown once.
  return (
    <>
      {secondFactorRequired ? null : (
        <Suspense>
          <DeletionNotice />
        </Suspense>
      )}
      <Outlet />
    </>
  );
}

/**
 * The same for admins: others who are signed in go to their dashboard, and a new admin sets up a second factor before
 * the page that was asked for.
 */
export function AdminOnly() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session.status === 'starting' || session.leavingFor) return <Waiting />;
  if (!session.user) return <Navigate to={authPathBackTo(pathname + search + hash)} replace />;
  if (session.user.userType !== 'admin') return <Navigate to={paths.dashboard} replace />;
  if (session.user.secondFactorRequired) return <Navigate to={secondFactorPath(pathname + search + hash)} replace />;
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
