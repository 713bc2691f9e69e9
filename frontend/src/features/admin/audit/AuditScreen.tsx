import { Grid, type TableColumnsType } from 'antd';
import { AdminHead } from '../../../admin-ui';
import { CursorTable } from '../../../admin-ui/lists/CursorTable';
import { useAddress } from '../../../admin-ui/lists/use-address';
import { beginningOfDay, exactMomentOf } from '../../../admin-ui/admin-time';
import { useListAuditEntriesQuery, type AuditEntry } from '../../../api/admin-audit';
import styles from './audit.module.css';
import { AuditFilters, type AuditFilterName } from './AuditFilters';
import { actorWords } from './entry-texts';
import { EntryDetails } from './EntryDetails';
import { adminAuditTexts as texts } from './texts';

const PAGE = 25;

/** The whole audit log, filtered by the server. Its state is in the address, so that a view can be shared. */
export function AuditScreen() {
  const { params: search, ask, go, clear } = useAddress('after');
  const wide = Grid.useBreakpoint().md ?? true;
  const value = (name: AuditFilterName) => search.get(name);
  const [actorId, action, subjectType, subjectId] = [value('actor'), value('action'), value('kind'), value('subject')];
  const [from, until, cursor] = [beginningOfDay(value('from')), beginningOfDay(value('until'), 1), search.get('after')];
  const query = useListAuditEntriesQuery(
    {
      limit: PAGE,
      ...(actorId && { actorId }),
      ...(action && { action }),
      ...(subjectType && { subjectType }),
      ...(subjectId && { subjectId }),
      ...(from && { from }),
      ...(until && { until }),
      ...(cursor && { cursor }),
    },
    { refetchOnMountOrArgChange: true },
  );
  const filtered = [...search.keys()].some((name) => name !== 'after');
  return (
    <>
      <AdminHead title={texts.title} text={texts.text} />
      <AuditFilters
        value={value}
        onChange={(name, wanted) => ask({ [name]: wanted })}
        onClear={filtered ? clear : null}
      />
      <CursorTable
        query={query}
        columns={wide ? WIDE_COLUMNS : PHONE_COLUMNS}
        words={texts}
        after={cursor}
        onTurn={(after) => go({ after })}
      />
    </>
  );
}

const When = ({ entry: { recordedAt } }: { entry: AuditEntry }) => (
  <time dateTime={recordedAt}>{exactMomentOf(recordedAt)}</time>
);
const whoOf = ({ actorId, actorName }: AuditEntry) => actorWords(actorId, actorName);
const onCell = () => ({ style: { verticalAlign: 'top' } }) as const;

const WIDE_COLUMNS: TableColumnsType<AuditEntry> = [
  { title: texts.columns.when, width: 220, onCell, render: (_, entry) => <When entry={entry} /> },
  { title: texts.columns.who, width: 180, onCell, render: (_, entry) => whoOf(entry) },
  { title: texts.columns.what, onCell, render: (_, entry) => <EntryDetails entry={entry} /> },
];

const PHONE_COLUMNS: TableColumnsType<AuditEntry> = [
  {
    title: texts.columns.what,
    render: (_, entry) => (
      <>
        <span className={styles.muted}>
          <When entry={entry} />, {whoOf(entry)}
        </span>
        <EntryDetails entry={entry} />
      </>
    ),
  },
];
