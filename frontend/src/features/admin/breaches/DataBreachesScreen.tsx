import { Card, Skeleton } from 'antd';
import { useState } from 'react';
import { AdminHead, StateTag } from '../../../admin-ui';
import { momentOf } from '../../../admin-ui/admin-time';
import { LoadFailed } from '../../../admin-ui/LoadFailed';
import { useListDataBreachesQuery, type DataBreach } from '../../../api/admin-breaches';
import { useNow } from '../../../lib/clocks';
import { BreachForm } from './BreachForm';
import { NewBreachForm } from './NewBreachForm';
import styles from './breaches.module.css';
import { adminBreachesTexts as texts } from './texts';

/** The strictest of the terms: the regulators of New Zealand and the EU. */
const TERM_MS = 72 * 60 * 60 * 1_000;

/** The record of data breaches: open ones as forms, closed ones to read. */
export function DataBreachesScreen() {
  const { data, error, refetch } = useListDataBreachesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <AdminHead title={texts.title} text={texts.text} />
      <div className={styles.cards}>
        <Card title={<h2>{texts.add.heading}</h2>}>
          <NewBreachForm />
        </Card>
        {error && !data ? <LoadFailed title={texts.failed} error={error} onAgain={() => void refetch()} /> : null}
        {!data && !error ? <Skeleton active paragraph={{ rows: 6 }} /> : null}
        {data?.items.length === 0 ? <p className={styles.muted}>{texts.none}</p> : null}
        {data?.items.map((breach) => (
          <Breach key={breach.id} breach={breach} />
        ))}
      </div>
    </>
  );
}

function Breach({ breach: listed }: { breach: DataBreach }) {
  // The answer to this admin's own save, or the version that they have taken over.
  const [own, setOwn] = useState(listed);
  const [round, setRound] = useState(0);
  const settle = (settled: DataBreach) => {
    setOwn(settled);
    setRound(round + 1);
  };
  const breach = own.version > listed.version ? own : listed;
  const { noticedAt, closedAt } = breach;
  return (
    <Card title={<h2>{texts.noticed(momentOf(noticedAt))}</h2>} extra={<BreachTag breach={breach} />}>
      {closedAt ? <ClosedBreach breach={breach} /> : <BreachForm key={round} breach={breach} onSettled={settle} />}
    </Card>
  );
}

/** The end of the term to tell the regulators; empty when they have been told or no one has to be. */
function BreachTag({ breach: { noticedAt, closedAt, decision, regulatorsToldAt } }: { breach: DataBreach }) {
  const now = useNow();
  if (closedAt) return <StateTag tone="good">{texts.closed(momentOf(closedAt))}</StateTag>;
  if (regulatorsToldAt || decision === 'no_notice') return null;
  const end = Date.parse(noticedAt) + TERM_MS;
  const words = (decision ? texts.tellBy : texts.decideBy)(momentOf(new Date(end).toISOString()));
  return <StateTag tone={end < now.getTime() ? 'bad' : 'waiting'}>{words}</StateTag>;
}

function ClosedBreach({ breach }: { breach: DataBreach }) {
  const { whatHappened, peopleAffected, decision, reason, decidedAt, regulatorsToldAt, peopleToldAt } = breach;
  const facts: [string, string | null][] = [
    [texts.peopleAffected, peopleAffected === null ? null : String(peopleAffected)],
    [texts.decision, decision && texts.decisions[decision]],
    [texts.reason, reason],
    [texts.decidedAt, decidedAt && momentOf(decidedAt)],
    [texts.regulatorsToldAt, regulatorsToldAt && momentOf(regulatorsToldAt)],
    [texts.peopleToldAt, peopleToldAt && momentOf(peopleToldAt)],
  ];
  return (
    <>
      <p className={styles.text}>{whatHappened}</p>
      <dl className={styles.facts}>
        {facts.map(([label, value]) =>
          value === null ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </>
  );
}
