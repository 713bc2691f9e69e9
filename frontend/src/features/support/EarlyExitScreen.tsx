import { useGetEarlyExitOverviewQuery, type EarlyExitOverview } from '../../api/early-exits';
import { isUnreachable } from '../../api/stored-answers';
import { helplines } from '../../content/helplines';
import { RegionLink } from '../../lib/region';
import { useSession, type SessionUser } from '../../lib/session';
import { Failed } from '../../ui/Failed';
import { Icon } from '../../ui/Icon';
import { Skeleton } from '../../ui/Skeleton';
import { EndAgreement } from './EndAgreement';
import { Helplines } from './Helplines';
import { earlyExitTexts as texts } from './early-exit-texts';
import styles from './EarlyExit.module.css';
import { NoticeEmail } from './NoticeLetter';
import { QuickExit } from './QuickExit';
import { Rematch } from './Rematch';
import { EarlyExitForm } from './EarlyExitForm';
import { useHelpRegion } from './use-help-region';

/**
 * Help for a person who wants to leave a placement. The most important part comes first and needs nothing from the
 * server.
 */
export function EarlyExitScreen() {
  const { user } = useSession();
  const region = useHelpRegion();
  const { emergency } = helplines[region];
  const role = user?.userType === 'family' ? 'family' : 'aupair';
  return (
    <div className={`wrap ${styles.screen}`}>
      <div className={styles.leave}>
        <QuickExit />
        <p>{texts.quickHint}</p>
      </div>
      <h1>{texts.heading}</h1>
      <p className={styles.lead}>{texts.lead}</p>
      <section className={styles.danger} aria-labelledby="danger">
        <div>
          <h2 id="danger">{texts.danger.heading}</h2>
          <p>{texts.danger.text[region]}</p>
        </div>
        <a className={styles.call} href={`tel:${emergency.tel}`}>
          <Icon name="phone" />
          {texts.danger.call(emergency.number)}
        </a>
      </section>
      <section aria-labelledby="what-now">
        <h2 id="what-now">{texts.now.heading}</h2>
        <ol className={styles.steps}>
          {texts.now[role].map(([first, rest]) => (
            <li key={first}>
              <b>{first}</b> {rest}
            </li>
          ))}
        </ol>
        <p className={styles.more}>
          <RegionLink to="/blog/when-it-does-not-work-out">{texts.read}</RegionLink>
        </p>
      </section>
      <Helplines />
      {user ? <Steps user={user} /> : null}
    </div>
  );
}

function Steps({ user }: { user: SessionUser }) {
  const { data, error, refetch } = useGetEarlyExitOverviewQuery(undefined, { refetchOnMountOrArgChange: true });
  if (isUnreachable(error) && !data) return <p className={styles.offline}>{texts.offline}</p>;
  if (error && !data) return <Failed words={texts.failed} onAgain={() => void refetch()} />;
  if (!data) return <Skeleton shape="card" height="320px" />;
  return <StepsOf overview={data} user={user} />;
}

function StepsOf({ overview, user }: { overview: EarlyExitOverview; user: SessionUser }) {
  const { latest } = overview;
  const role = user.userType === 'family' ? 'family' : 'aupair';
  if (user.coParent)
    return (
      <>
        <p className={styles.text}>{texts.accountHolder(user.coParent.familyName)}</p>
        <NoticeEmail overview={overview} role={role} />
      </>
    );
  return (
    <>
      <EarlyExitForm overview={overview} />
      <NoticeEmail overview={overview} role={role} />
      <EndAgreement overview={overview} />
      {user.userType === 'admin' ? null : <Rematch latest={latest} role={role} />}
    </>
  );
}
