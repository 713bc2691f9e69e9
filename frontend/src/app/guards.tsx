import { lazy, Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { authPathBackTo, paths, secondFactorPath } from '../config/paths';
import { PageHead } from '../lib/head';
import { useSession } from '../lib/session';
import { Spinner } from '../ui/Spinner';
import { appTexts } from './texts';
import { retryImport } from '../lib/retry-import';

const Unreached = lazy(retryImport(() => import('./unreached')));
const DeletionNotice = lazy(retryImport(() => import('../features/personal-data/DeletionNotice')));

const OPENS_OFFLINE = /\/(app\/(messages|hours)|agreements|need-out)(\/|$)/;

/** Whether a page for members shows something without a connection. */
export const opensOffline = (pathname: string): boolean => OPENS_OFFLINE.test(pathname);

/** Shows a spinner while the user loads, then the page, or redirects to the log-in page, which returns here. */
export function SignedInOnly() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session.status === 'starting' || session.leavingFor) return <Waiting />;
  if (!session.user) return <Navigate to={authPathBackTo(pathname + search + hash)} replace />;
  // The server could not be asked who is signed in.
  const isUnconfirmed = session.expiresAt === 0;
  if (isUnconfirmed && !opensOffline(pathname))
    return (
      <Suspense>
        <Unreached />
      </Suspense>
    );
  const secondFactorRequired = !isUnconfirmed && session.user.secondFactorRequired;
  if (secondFactorRequired && pathname !== paths.account)
    return <Navigate to={secondFactorPath(pathname + search + hash)} replace />;
  // The page stays after the factor is set up, because its recovery codes are shown once, and when the server confirms
  // the session, because someone may be writing.
  return (
    <>
      {isUnconfirmed || secondFactorRequired ? null : (
        <Suspense>
          <DeletionNotice />
        </Suspense>
      )}
      <Page />
    </>
  );
}

/**
 * The same for admins: other members go to their dashboard, and a new admin sets up a second factor before the
 * requested page.
 */
export function AdminOnly() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  if (session.status === 'starting' || session.leavingFor) return <Waiting />;
  if (!session.user) return <Navigate to={authPathBackTo(pathname + search + hash)} replace />;
  if (session.user.userType !== 'admin') return <Navigate to={paths.dashboard} replace />;
  if (session.user.secondFactorRequired) return <Navigate to={secondFactorPath(pathname + search + hash)} replace />;
  return <Page />;
}

/** The first page's code loads next to the session (`entry-client.tsx`). */
function Page() {
  return (
    <Suspense fallback={<Waiting />}>
      <Outlet />
    </Suspense>
  );
}

function Waiting() {
  const { error } = useSession();
  return (
    <>
      <PageHead title={appTexts.loadingAccount} hidden />
      <Spinner page label={error ?? appTexts.loadingAccount} showLabel={Boolean(error)} />
      {error ? (
        <Suspense>
          <Unreached />
        </Suspense>
      ) : null}
    </>
  );
}
