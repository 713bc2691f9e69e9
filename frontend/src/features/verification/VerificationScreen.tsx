import { useGetMyVerificationQuery, type OwnVerification } from '../../api/verification';
import { dayInWords } from '../../lib/format/date';
import { Failed } from '../../ui/Failed';
import { Icon } from '../../ui/Icon';
import { Skeleton } from '../../ui/Skeleton';
import { CheckCard } from './CheckCard';
import { verificationTexts as texts } from './texts';
import styles from './verification.module.css';

/** Everything about your own verification: what is missing, and a card for each check. */
export function VerificationScreen() {
  // Reviewers decide while this page is closed.
  const { data, error, refetch } = useGetMyVerificationQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error && !data) return <Failed page words={texts.failed} onAgain={() => void refetch()} />;
  return (
    <div className={`wrap ${styles.screen}`} aria-busy={!data}>
      <h1>{texts.title}</h1>
      {data ? <Loaded verification={data} /> : <Waiting />}
    </div>
  );
}

function Loaded({ verification }: { verification: OwnVerification }) {
  const { role, checks } = verification;
  const groups = [
    { title: texts.required, checks: checks.filter(({ required }) => required) },
    { title: texts.helpful, checks: checks.filter(({ required }) => !required) },
  ];
  return (
    <>
      <p className={styles.intro}>{texts.intro[role]}</p>
      <Summary verification={verification} />
      {groups.map((group) =>
        group.checks.length > 0 ? (
          <section key={group.title} className={styles.group} aria-label={group.title}>
            <h2>{group.title}</h2>
            {group.checks.map((check) => (
              <CheckCard key={check.kind} check={check} />
            ))}
          </section>
        ) : null,
      )}
      <p className={styles.privacy}>
        <Icon name="shield" />
        <span>{texts.privacy}</span>
      </p>
    </>
  );
}

function Summary({ verification: { verified, missing, checks } }: { verification: OwnVerification }) {
  const titleOf = (kind: string) => checks.find((check) => check.kind === kind);
  if (verified)
    return (
      <section className={styles.summary} data-done>
        <h2>
          <Icon name="badge" size={24} /> {texts.done.heading}
        </h2>
        <p>{verified.until ? texts.done.until(dayInWords(verified.until)) : texts.done.open}</p>
      </section>
    );
  return (
    <section className={styles.summary}>
      <h2>{texts.missing.heading}</h2>
      <p>{texts.missing.text(missing.length)}</p>
      <ul>
        {missing.map((kind) => (
          <li key={kind}>
            <a href={`#check-${kind}`}>{titleOf(kind)?.title}</a>
            {titleOf(kind)?.state === 'waiting' ? ` (${texts.missing.waiting})` : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Waiting() {
  return (
    <div className={styles.group}>
      {['one', 'two', 'three'].map((key) => (
        <Skeleton key={key} shape="card" height="220px" />
      ))}
    </div>
  );
}
