import { useEffect, type ReactNode } from 'react';
import { useSelector, useStore } from 'react-redux';
import { useGetMyDashboardQuery, type NextStepCode } from '../../api/dashboard';
import { failedReads, refetchReads, type ApiState } from '../../api/failed-reads';
import { useGetUserQuery, PROFILE_CACHE } from '../../api/profiles';
import { useRegion } from '../../lib/region';
import { useSession, type SessionUser } from '../../lib/session';
import { useEntryState } from '../../lib/use-entry-state';
import { supportPath } from '../../config/paths';
import { ArrowLink } from '../../ui/Button';
import { Failed } from '../../ui/Failed';
import { PartFailed } from '../../ui/PartFailed';
import styles from './DashboardScreen.module.css';
import { Fits } from './Fits';
import { LeadCard, type Step } from './LeadCard';
import { stepOf, stillLookingOf, waitingStepOf, type WaitingItem } from './own-steps';
import { dashboardTexts as texts } from './texts';
import { NextStepCard } from './NextStepCard';
import { ProfileCard } from './ProfileCard';
import { ShortlistSection } from './ShortlistSection';
import { useGetMyAuPairProfileQuery } from '../../api/au-pairs';
import { useGetMyFamilyProfileQuery } from '../../api/families';
import { WaitingHeading, WaitingParts } from './WaitingDashboard';
import { WaitingList } from './WaitingList';

interface DashboardScreenProps {
  /** Tasks from other features, the most urgent first. */
  waiting?: readonly WaitingItem[];
  phase?: Phase;
  /** The current or next placement, shown first when there are no tasks. */
  placement?: Step | null | undefined;
  /** Ids of people with an agreement, who are left out of the matches. */
  agreedWith?: ReadonlySet<string>;
  /** Sections of other features between the tasks and the suggestions. */
  underWay?: ReactNode;
  /** Further suggestions of other features. */
  suggestions?: ReactNode;
}

/** The phase: before a placement, with one ahead, in one, near its end, or between two. */
type Phase = 'before' | 'ahead' | 'during' | 'ending' | 'between';

/** The dashboard: tasks, the profile, current activity, then suggestions. */
export function DashboardScreen(props: DashboardScreenProps) {
  const { user } = useSession();
  return user ? <Dashboard {...props} user={user} /> : null;
}

const NO_ONE: ReadonlySet<string> = new Set();
const NOTHING: readonly WaitingItem[] = [];
const LONGEST_WAIT_MS = 5_000;
const QUIET_MS = 50;

/**
 * False until all initial requests are answered: then all sections appear at once and nothing shifts. True at once for
 * someone who returns: Back finds its place only on a page as long as it was.
 */
function useFirstAnswers(): boolean {
  const [answered, setAnswered] = useEntryState('dashboard', false);
  const isWaiting = useSelector(({ api }: ApiState) =>
    Object.values(api.queries).some((query) => query?.status === 'pending'),
  );
  useEffect(() => {
    if (answered || isWaiting) return undefined;
    // An answer may start another request at the same moment.
    const timer = setTimeout(() => setAnswered(true), QUIET_MS);
    return () => clearTimeout(timer);
  }, [answered, isWaiting, setAnswered]);
  useEffect(() => {
    const timer = setTimeout(() => setAnswered(true), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [setAnswered]);
  return answered;
}

function Dashboard({
  user,
  waiting = NOTHING,
  phase = 'before',
  placement,
  agreedWith = NO_ONE,
  underWay,
  suggestions,
}: DashboardScreenProps & { user: SessionUser }) {
  const region = useRegion();
  const { isNewUser } = useSession();
  const name = useOwnName(user);
  // Refetches when the screen is opened again.
  const { data, error, refetch } = useGetMyDashboardQuery(undefined, { refetchOnMountOrArgChange: true });
  const answered = useFirstAnswers();
  const { data: profile } = useGetUserQuery({ id: user.id }, { ...PROFILE_CACHE, skip: user.userType === 'admin' });
  const hello = isNewUser ? texts.welcome : region === 'newzealand' ? texts.hello : texts.gday;
  const isPerson = user.userType !== 'admin';
  // People with a placement get no suggestions until it is about to end.
  const isPlaced = phase === 'ahead' || phase === 'during';
  const fits = data?.fits.filter(({ auPair, family }) => !agreedWith.has(auPair?.id ?? family?.id ?? '')) ?? [];

  return (
    <div className={`wrap ${styles.screen}`}>
      {answered ? (
        <h1>{hello(name)}</h1>
      ) : (
        <>
          <WaitingHeading />
          <WaitingParts />
        </>
      )}
      <div hidden={!answered}>
        {error && !data ? <Failed words={texts.failed} onAgain={() => void refetch()} /> : null}
        {data ? (
          <div className={styles.top}>
            <Lead
              waiting={[
                ...waiting,
                ...stillLookingOf(data.stillLookingToken),
                ...waitingStepOf(data.nextStep.code, user),
              ]}
              phase={phase}
              placement={placement}
              code={data.nextStep.code}
              user={user}
            />
            {isPerson ? <ProfileCard completeness={data.completeness} user={user} /> : null}
          </div>
        ) : null}
        {data ? <FailedParts /> : null}
        {isPerson ? (
          <>
            {underWay}
            {data && !isPlaced ? (
              <Fits fits={fits} user={user} complete={profile?.hasCompletedProfile ?? false} />
            ) : null}
            {suggestions}
            <ShortlistSection />
            {user.coParent ? null : (
              <p className={styles.support}>
                {texts.support.question} <ArrowLink to={supportPath(user.userType)}>{texts.support.link}</ArrowLink>
              </p>
            )}
          </>
        ) : null}
      </div>
    </div>
  );
}

interface LeadProps {
  waiting: readonly WaitingItem[];
  phase: Phase;
  placement: Step | null | undefined;
  code: NextStepCode;
  user: SessionUser;
}

/** The tasks; without any the placement, otherwise the next step towards one. */
function Lead({ waiting: [first, ...others], phase, placement, code, user }: LeadProps) {
  if (first) return <WaitingList first={first} others={others} />;
  if (placement) return <LeadCard eyebrow={texts.placed} {...placement} />;
  const { userType } = user;
  if (phase === 'between' && userType !== 'admin')
    return (
      <LeadCard
        eyebrow={texts.next}
        title={texts.again.title[userType]}
        text={texts.again.text}
        action={stepOf('search', user).action}
      />
    );
  return <NextStepCard code={code} user={user} />;
}

/** Queries of dashboard sections that do not show their own failure. The cache also has queries of other pages. */
const READ_BY_PARTS = [
  ...['getOwnJobListing', 'getMyPlan', 'getMyVerification', 'listAgreements', 'listArrivals', 'listConversations'],
  ...['listHoursPlacements', 'listInterviews', 'listInvoices', 'listApplications', 'listPlacementsToReview'],
  ...['listSavedSearches'],
];

const failedParts = (state: ApiState) =>
  failedReads(state, (status) => status === 0 || status >= 500).filter((read) =>
    READ_BY_PARTS.includes(read?.endpointName ?? ''),
  );

/** Without it a part that failed looks like one with nothing in it. */
function FailedParts() {
  const store = useStore<ApiState>();
  const failed = useSelector((state: ApiState) => failedParts(state).length > 0);
  if (!failed) return null;
  return (
    <PartFailed
      className={styles.failed}
      text={texts.partsFailed}
      again={texts.failed.again}
      onAgain={() => refetchReads(store.dispatch, failedParts(store.getState()))}
    />
  );
}

/** The name of the logged-in person: from the profile, or the username before there is one. */
function useOwnName({ userType, username }: SessionUser): string {
  const { data: family } = useGetMyFamilyProfileQuery(undefined, { skip: userType !== 'family' });
  const { data: auPair } = useGetMyAuPairProfileQuery(undefined, { skip: userType !== 'aupair' });
  if (family) return texts.familyNamed(family.familyName);
  return auPair?.firstName ?? username;
}
