import { useEffect, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useGetMyDashboardQuery } from '../../api/dashboard';
import type { baseApi } from '../../api/base-api';
import { useGetUserQuery, PROFILE_CACHE } from '../../api/profiles';
import { useRegion } from '../../lib/region';
import { useSession, type SessionUser } from '../../lib/session';
import { supportPath } from '../../config/paths';
import { ArrowLink, Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Skeleton } from '../../ui/Skeleton';
import styles from './DashboardScreen.module.css';
import { Fits } from './Fits';
import { dashboardMessages as texts } from './texts';
import { NextStepCard } from './NextStepCard';
import { ProfileCard } from './ProfileCard';
import { ShortlistSection } from './ShortlistSection';
import { useOwnName } from './use-own-name';

interface DashboardScreenProps {
  /** What waits for this person, in place of the next step; the next step itself where nothing waits. */
  lead?: (nextStep: ReactNode) => ReactNode;
  /** Ids of people with whom there is an agreement: they are not offered as matches. */
  agreedWith?: ReadonlySet<string>;
  /** What is in progress, between the next step and the matches: sections of other features. */
  underWay?: ReactNode;
}

/** Home of the person who is signed in: the next step, the profile, what is under way, who fits, who was saved. */
export function DashboardScreen(props: DashboardScreenProps) {
  const { user } = useSession();
  return user ? <Dashboard {...props} user={user} /> : null;
}

const NOBODY: ReadonlySet<string> = new Set();
const LONGEST_WAIT_MS = 5_000;
const QUIET_MS = 50;

/**
 * False until everything that the screen asked for at first has been answered: then all sections appear at once, and
 * none pushes another away.
 */
function useFirstAnswers(): boolean {
  const [answered, setAnswered] = useState(false);
  const isWaiting = useSelector(({ api }: { api: ReturnType<typeof baseApi.reducer> }) =>
    Object.values(api.queries).some((query) => query?.status === 'pending'),
  );
  useEffect(() => {
    if (answered || isWaiting) return undefined;
    // An answer may lead to another question, which begins in the same moment.
    const timer = setTimeout(() => setAnswered(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, [answered, isWaiting]);
  useEffect(() => {
    const timer = setTimeout(() => setAnswered(true), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  return answered;
}

function Dashboard({
  user,
  lead = (nextStep) => nextStep,
  agreedWith = NOBODY,
  underWay,
}: DashboardScreenProps & { user: SessionUser }) {
  const region = useRegion();
  const { isNewUser } = useSession();
  const answered = useFirstAnswers();
  const name = useOwnName(user);
  // A screen that is opened again shows what has changed meanwhile.
  const { data, error, refetch } = useGetMyDashboardQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: profile } = useGetUserQuery({ id: user.id }, { ...PROFILE_CACHE, skip: user.userType === 'admin' });
  const hello = isNewUser ? texts.welcome : region === 'newzealand' ? texts.hello : texts.gday;
  const isPerson = user.userType !== 'admin';
  const fits = data?.fits.filter(({ auPair, family }) => !agreedWith.has(auPair?.id ?? family?.id ?? '')) ?? [];

  return (
    <div className={`wrap ${styles.screen}`}>
      {/* A no-break space keeps the line: the username would be replaced by the profile's name. */}
      <h1>{answered ? hello(name) : '\u00a0'}</h1>
      {answered ? null : <Waiting />}
      <div hidden={!answered}>
        {error && !data ? (
          <EmptyState title={texts.failed.title} text={texts.failed.text}>
            <Button onClick={() => void refetch()}>{texts.failed.again}</Button>
          </EmptyState>
        ) : null}
        {data ? (
          <div className={styles.top}>
            {lead(<NextStepCard code={data.nextStep.code} user={user} />)}
            {isPerson ? <ProfileCard completeness={data.completeness} user={user} /> : null}
          </div>
        ) : null}
        {isPerson ? (
          <>
            {underWay}
            {data ? <Fits fits={fits} user={user} complete={profile?.hasCompletedProfile ?? false} /> : null}
            <ShortlistSection />
            <p className={styles.support}>
              {texts.support.question} <ArrowLink to={supportPath(user.userType)}>{texts.support.link}</ArrowLink>
            </p>
          </>
        ) : null}
      </div>
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
