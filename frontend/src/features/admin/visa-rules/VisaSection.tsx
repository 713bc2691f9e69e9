import { Button, Table, type TableColumnsType } from 'antd';
import { Link } from 'react-router-dom';
import { AdminLink, StateTag } from '../../../admin-ui';
import type { AdminVisaRuleSet } from '../../../api/admin-visas';
import { auditTrailPath, visaRulesPath } from '../../../config/admin-paths';
import { shortDay } from '../../../lib/format/date';
import { stateOf, todayIn, valuesInWords } from './rule-words';
import { visaRulesTexts as texts } from './texts';
import styles from './visa-rules.module.css';
import type { VisaSets } from './visa-sets';

interface VisaSectionProps {
  sets: VisaSets;
  onConfirm: () => void;
  onAdd: () => void;
}

/** One visa with the rules for its passports. */
export function VisaSection({ sets, onConfirm, onAdd }: VisaSectionProps) {
  const [{ region, visa, visaName, kind }] = sets;
  const id = `visa-${visa}`;
  return (
    <section aria-labelledby={id}>
      <header className={styles.visaHead}>
        <div>
          <h2 id={id}>{visaName}</h2>
          <p className={styles.muted}>{texts.kinds[kind]}</p>
        </div>
        <div className={styles.actions}>
          <Link
            className={styles.link}
            to={auditTrailPath('visa-rules', `${region}.${visa}`)}
            aria-label={texts.logOf(visaName)}
          >
            {texts.log}
          </Link>
          <Button onClick={onConfirm} aria-label={texts.confirmOf(visaName)}>
            {texts.confirm}
          </Button>
          {kind === 'named' ? null : (
            <Button onClick={onAdd} aria-label={texts.addTo(visaName)}>
              {texts.add}
            </Button>
          )}
        </div>
      </header>
      <Table<AdminVisaRuleSet>
        rowKey="passport"
        tableLayout="fixed"
        columns={columns}
        dataSource={[...sets]}
        pagination={false}
        aria-label={visaName}
      />
    </section>
  );
}

const columns: TableColumnsType<AdminVisaRuleSet> = [
  {
    key: 'passport',
    title: texts.columns.passport,
    render: (_, set) => (
      <div className={styles.cell}>
        <b>{set.passportName}</b>
        <div className={styles.onPhones}>
          <Today set={set} />
          <Changes set={set} />
          <Source set={set} />
        </div>
      </div>
    ),
  },
  {
    key: 'today',
    title: texts.columns.today,
    width: '32%',
    responsive: ['md'],
    render: (_, set) => <Today set={set} />,
  },
  {
    key: 'changes',
    title: texts.columns.changes,
    width: 190,
    responsive: ['lg'],
    render: (_, set) => <Changes set={set} />,
  },
  {
    key: 'source',
    title: texts.columns.source,
    width: '26%',
    responsive: ['md'],
    render: (_, set) => <Source set={set} />,
  },
  {
    key: 'open',
    width: 104,
    title: <span className="sr">{texts.columns.open}</span>,
    render: (_, { region, visa, visaName, passport, passportName }) => (
      <AdminLink to={visaRulesPath(region, visa, passport)} aria-label={texts.open(visaName, passportName)}>
        {texts.columns.open}
      </AdminLink>
    ),
  },
];

const currentOf = ({ rules, currentId }: AdminVisaRuleSet) => rules.find(({ id }) => id === currentId) ?? null;

function Today({ set }: { set: AdminVisaRuleSet }) {
  const current = currentOf(set);
  if (!current) return <StateTag tone="quiet">{texts.notToday}</StateTag>;
  const { values, validFrom, validUntil } = current;
  return (
    <div className={styles.cell}>
      <span>{valuesInWords(values).join(' · ')}</span>
      <span className={styles.muted}>
        {texts.since(shortDay(validFrom))}
        {validUntil ? `, ${texts.until(shortDay(validUntil))}` : null}
      </span>
    </div>
  );
}

function Changes({ set }: { set: AdminVisaRuleSet }) {
  const today = todayIn(set.region);
  const states = set.rules.map((rule) => ({ rule, state: stateOf(rule, today) }));
  const next = states.find(({ state }) => state === 'coming')?.rule;
  const past = states.filter(({ state }) => state === 'past').length;
  return (
    <div className={styles.cell}>
      {next ? (
        <StateTag tone="waiting">{(set.currentId ? texts.coming : texts.begins)(shortDay(next.validFrom))}</StateTag>
      ) : null}
      {past > 0 ? <span className={styles.muted}>{texts.past(past)}</span> : null}
    </div>
  );
}

/** The current rule, or the last one that was valid. */
function Source({ set }: { set: AdminVisaRuleSet }) {
  const rule = currentOf(set) ?? set.rules.at(-1);
  if (!rule) return null;
  return (
    <div className={styles.cell}>
      <a className={styles.link} href={rule.sourceUrl} target="_blank" rel="noopener">
        {rule.sourceTitle}
      </a>
      <span className={styles.muted}>{texts.review(shortDay(rule.reviewBy))}</span>
      {set.due ? <StateTag tone="bad">{texts.due}</StateTag> : null}
    </div>
  );
}
