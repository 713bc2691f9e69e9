import { Button, Empty, Table, type TableColumnsType } from 'antd';
import { StateTag } from '../../../admin-ui/StateTag';
import { LoadFailed } from '../../../admin-ui/LoadFailed';
import {
  useReadMarketingAudienceQuery,
  useReadMarketingConnectionQuery,
  useStartMarketingSyncMutation,
  type AudienceList,
  type SyncRun,
} from '../../../api/admin-marketing';
import { messageOf } from '../../../lib/api-error';
import { adminMarketingTexts } from './texts';
import { momentInWords } from './brevo-date';
import styles from './marketing.module.css';
import { toast } from '../../../ui/toast';

const { contacts: texts, lists } = adminMarketingTexts;
/** A run takes seconds, and the admin is watching. */
const LOOK_AGAIN_MS = 4_000;

/** The four lists with their rules, how far Brevo is behind, and the results of the last runs. */
export function ListsTab() {
  const { data: connection } = useReadMarketingConnectionQuery();
  const connected = connection !== undefined && connection.state !== 'none';
  const { data, error, refetch } = useReadMarketingAudienceQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: connected ? LOOK_AGAIN_MS : 0,
    skipPollingIfUnfocused: true,
  });
  if (error && !data)
    return <LoadFailed title={adminMarketingTexts.failed} error={error} onAgain={() => void refetch()} />;
  return (
    <div className={styles.parts}>
      <section>
        <h2>{texts.heading}</h2>
        <Table<AudienceList>
          rowKey="key"
          size="middle"
          pagination={false}
          loading={!data}
          dataSource={data?.lists ?? []}
          columns={LIST_COLUMNS}
        />
        <p className={styles.muted}>{texts.told}</p>
      </section>
      <Sync connected={connected} behind={data ? texts.behind(data.toPut, data.toForget) : ''} />
      <section>
        <h2>{texts.runs}</h2>
        <Table<SyncRun>
          rowKey="id"
          size="middle"
          pagination={false}
          dataSource={data?.runs ?? []}
          locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.noRuns} /> }}
          columns={RUN_COLUMNS}
        />
      </section>
    </div>
  );
}

/** How far Brevo is behind, and a button to start a run. */
function Sync({ connected, behind }: { connected: boolean; behind: string }) {
  const [start, { isLoading }] = useStartMarketingSyncMutation();
  const begin = async () => {
    try {
      await start().unwrap();
      toast.success(texts.started);
    } catch (problem) {
      toast.error(messageOf(problem));
    }
  };
  return (
    <section>
      <h2>{texts.sync}</h2>
      <p>{behind || (connected ? texts.upToDate : '')}</p>
      <Button type="primary" disabled={!connected} loading={isLoading} onClick={() => void begin()}>
        {texts.start}
      </Button>
      <p className={styles.muted}>{texts.startHint}</p>
    </section>
  );
}

const LIST_COLUMNS: TableColumnsType<AudienceList> = [
  {
    key: 'list',
    title: texts.columns.list,
    render: (_, { key }) => (
      <>
        <b>{lists[key]}</b>
        <div className={styles.onPhones}>{texts.rules[key]}</div>
      </>
    ),
  },
  { key: 'rule', title: texts.columns.rule, responsive: ['md'], render: (_, { key }) => texts.rules[key] },
  { key: 'people', title: texts.columns.people, align: 'right', dataIndex: 'people' },
  { key: 'brevo', title: texts.columns.brevo, align: 'right', dataIndex: 'atBrevo' },
];

const RUN_COLUMNS: TableColumnsType<SyncRun> = [
  {
    key: 'when',
    title: texts.runColumns.when,
    render: (_, run) => (
      <>
        {momentInWords(run.startedAt)}
        <div className={styles.onPhones}>
          <Outcome run={run} />
        </div>
      </>
    ),
  },
  { key: 'put', title: texts.runColumns.put, align: 'right', dataIndex: 'put' },
  { key: 'forgotten', title: texts.runColumns.forgotten, align: 'right', dataIndex: 'forgotten' },
  { key: 'outcome', title: texts.runColumns.outcome, responsive: ['md'], render: (_, run) => <Outcome run={run} /> },
];

function Outcome({ run: { finishedAt, problem } }: { run: SyncRun }) {
  if (problem) return <span>{problem}</span>;
  return <StateTag tone={finishedAt ? 'good' : 'waiting'}>{finishedAt ? texts.done : texts.working}</StateTag>;
}
