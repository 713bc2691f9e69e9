import { Grid, Table } from 'antd';
import { AdminHead } from '../../../admin-ui';
import { LoadFailed } from '../../../admin-ui/LoadFailed';
import { PageTurner } from '../../../admin-ui/lists/PageTurner';
import { useAddress } from '../../../admin-ui/lists/use-address';
import { beginningOfDay, exactMomentOf } from '../../../admin-ui/admin-time';
import { nothingHere } from '../../../admin-ui/lists/NothingHere';
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
  const { data, error, isFetching, refetch } = useListAuditEntriesQuery(
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
  const when = ({ recordedAt }: AuditEntry) => <time dateTime={recordedAt}>{exactMomentOf(recordedAt)}</time>;
  const who = ({ actorId, actorName }: AuditEntry) => actorWords(actorId, actorName);
  return (
    <>
      <AdminHead title={texts.title} text={texts.text} />
      <AuditFilters
        value={value}
        onChange={(name, wanted) => ask({ [name]: wanted })}
        onClear={filtered ? clear : null}
      />
      {error ? (
        <LoadFailed title={texts.failed} error={error} onAgain={() => void refetch()} />
      ) : (
        <Table<AuditEntry>
          rowKey="id"
          loading={isFetching && data !== undefined}
          dataSource={data?.items ?? []}
          pagination={false}
          locale={{ emptyText: nothingHere(texts.none, !data, null, cursor ? () => go({ after: null }) : null) }}
          columns={
            wide
              ? [
                  { title: texts.columns.when, width: 220, onCell: top, render: (_, entry) => when(entry) },
                  { title: texts.columns.who, width: 180, onCell: top, render: (_, entry) => who(entry) },
                  { title: texts.columns.what, onCell: top, render: (_, entry) => <EntryDetails entry={entry} /> },
                ]
              : [
                  {
                    title: texts.columns.what,
                    render: (_, entry) => (
                      <>
                        <span className={styles.muted}>
                          {when(entry)}, {who(entry)}
                        </span>
                        <EntryDetails entry={entry} />
                      </>
                    ),
                  },
                ]
          }
        />
      )}
      <PageTurner after={cursor} next={data?.nextCursor} onTurn={(after) => go({ after })} />
    </>
  );
}

const top = () => ({ style: { verticalAlign: 'top' } }) as const;
