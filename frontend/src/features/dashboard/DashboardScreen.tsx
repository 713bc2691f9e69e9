import type { ReactNode } from 'react';
import { useGetMyDashboardQuery } from '../../api/dashboard';
import { useGetUserQuery, PROFILE_CACHE } from '../../api/profiles';
import { useRegion } from '../../lib/region';
import { useSession, type SessionUser } from '../../lib/session';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Skeleton } from '../../ui/Skeleton';
import styles from './DashboardScreen.module.css';
import { Fits } from './Fits';
import { dashboardMessages as texts } from './messages';
import { NextStepCard } from './NextStepCard';
import { ProfileCard } from './ProfileCard';
import { ShortlistSection } from './ShortlistSection';
import { useOwnName } from './use-own-name';

interface DashboardScreenProps {
  /** What is under way, between the next step and who fits: sections of other features. */
  underWay?: ReactNode;
  /** Beside the greeting. */
  corner?: ReactNode;
}

/** Home of whoever is signed in: the next step, the profile, what is under way, who fits, who was saved. */
export function DashboardScreen({ underWay, corner }: DashboardScreenProps) {
  const { user } = useSession();
  if (!user) return null;
  return <Dashboard user={user} underWay={underWay} corner={corner} />;
}

function Dashboard({ user, underWay, corner }: DashboardScreenProps & { user: SessionUser }) {
  const region = useRegion();
  const { isNewUser } = useSession();
  const name = useOwnName(user);
  // A screen that is opened again shows what has changed meanwhile.
  const { data, error, refetch } = useGetMyDashboardQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: profile } = useGetUserQuery({ id: user.id }, { ...PROFILE_CACHE, skip: user.userType === 'admin' });
  const hello = isNewUser ? texts.welcome : region === 'newzealand' ? texts.hello : texts.gday;
  const isPerson = user.userType !== 'admin';

  return (
    <div className={`wrap ${styles.screen}`}>
      <div className={styles.greeting}>
        <h1>{hello(name)}</h1>
        {corner}
      </div>
      {error && !data ? (
        <EmptyState title={texts.failed.title} text={texts.failed.text}>
          <Button onClick={() => void refetch()}>{texts.failed.again}</Button>
        </EmptyState>
      ) : !data ? (
        <Waiting />
      ) : (
        <>
          <div className={styles.top}>
            <NextStepCard code={data.nextStep.code} user={user} />
            {isPerson ? <ProfileCard completeness={data.completeness} user={user} /> : null}
          </div>
          {isPerson ? (
            <>
              {underWay}
              <Fits fits={data.fits} user={user} complete={profile?.hasCompletedProfile ?? false} />
              <ShortlistSection />
            </>
          ) : null}
        </>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div className={styles.top} aria-busy="true">
      <Skeleton shape="card" height="240px" />
      <Skeleton shape="card" height="240px" />
    </div>
  );
}
