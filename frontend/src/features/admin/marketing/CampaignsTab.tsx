import { Button, Table, type TableColumnsType } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { AdminDrawer } from '../../../admin-ui/AdminDrawer';
import { StateTag, type Tone } from '../../../admin-ui/StateTag';
import { LoadFailed } from '../../../admin-ui/LoadFailed';
import { nothingHere } from '../../../admin-ui/lists/NothingHere';
import { useListCampaignsQuery, type CampaignState, type CampaignSummary } from '../../../api/admin-marketing';
import { currentOrPrevious } from '../../../lib/current-or-previous';
import { CampaignDrawer } from './CampaignDrawer';
import { adminMarketingTexts } from './texts';
import { momentInWords } from './brevo-date';
import { NewCampaignForm } from './NewCampaignForm';
import styles from './marketing.module.css';

const { campaigns: texts, lists } = adminMarketingTexts;
const A_PAGE = 20;
const NEW = 'new';
const TONES: Partial<Record<CampaignState, Tone>> = {
  queued: 'waiting',
  in_review: 'waiting',
  in_process: 'waiting',
  sent: 'good',
  suspended: 'bad',
};

/** Campaigns with their metrics; one of them, or a new one, in a drawer. */
export function CampaignsTab() {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page')) || 1;
  const open = params.get('campaign');
  const query = useListCampaignsQuery({ page }, { refetchOnMountOrArgChange: true });
  const { error, refetch } = query;
  const data = currentOrPrevious(query);
  const go = (campaign: string | number | null) =>
    setParams({
      tab: 'campaigns',
      ...(page > 1 && { page: String(page) }),
      ...(campaign !== null && { campaign: String(campaign) }),
    });
  if (error && !data)
    return <LoadFailed title={adminMarketingTexts.failed} error={error} onAgain={() => void refetch()} />;
  return (
    <>
      <div className={styles.filters}>
        <Button type="primary" onClick={() => go(NEW)}>
          {texts.make}
        </Button>
      </div>
      <Table<CampaignSummary>
        rowKey="id"
        size="middle"
        dataSource={data?.items ?? []}
        columns={columnsFor(go)}
        pagination={{
          current: page,
          pageSize: A_PAGE,
          total: data?.count ?? 0,
          hideOnSinglePage: true,
          onChange: (to) => setParams({ tab: 'campaigns', page: String(to) }),
        }}
        locale={{ emptyText: nothingHere(texts.none, !data) }}
      />
      <AdminDrawer open={open === NEW} onClose={() => go(null)} size={760} title={texts.form.title}>
        <NewCampaignForm onMade={go} />
      </AdminDrawer>
      <CampaignDrawer id={open && open !== NEW ? Number(open) : null} onClose={() => go(null)} />
    </>
  );
}

function columnsFor(open: (id: number) => void): TableColumnsType<CampaignSummary> {
  const { columns } = texts;
  const figure = (key: 'delivered' | 'opened' | 'clicked' | 'unsubscribed' | 'bounced', title: string) => ({
    key,
    title,
    align: 'right' as const,
    responsive: ['lg' as const],
    render: (_: unknown, { figures }: CampaignSummary) => figures?.[key] ?? '',
  });
  return [
    {
      key: 'name',
      title: columns.name,
      render: (_, { name, subject, state, lists: keys, sentAt, scheduledAt }) => (
        <div className={styles.breaks}>
          <b>{name}</b> <StateTag tone={TONES[state] ?? 'quiet'}>{texts.states[state]}</StateTag>
          <div className={styles.muted}>{subject}</div>
          <div className={styles.muted}>
            {[
              keys.map((key) => lists[key]).join('; '),
              state === 'queued' && scheduledAt && texts.scheduled(momentInWords(scheduledAt)),
              state === 'sent' && sentAt && texts.sentAt(momentInWords(sentAt)),
            ]
              .filter(Boolean)
              .join(' · ')}
          </div>
        </div>
      ),
    },
    figure('delivered', columns.delivered),
    figure('opened', columns.opened),
    figure('clicked', columns.clicked),
    figure('unsubscribed', columns.left),
    figure('bounced', columns.bounced),
    {
      key: 'open',
      width: 104,
      title: <span className="sr">{texts.open}</span>,
      render: (_, { id, name }) => (
        <Button onClick={() => open(id)} aria-label={texts.openOne(name)}>
          {texts.open}
        </Button>
      ),
    },
  ];
}
