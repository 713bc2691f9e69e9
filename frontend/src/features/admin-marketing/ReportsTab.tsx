import { Empty, Table, Tag } from 'antd';
import { Link, useSearchParams } from 'react-router-dom';
import { LoadFailed } from '../../admin-ui/LoadFailed';
import { PageTurner } from '../../admin-ui/lists/PageTurner';
import { useListBrevoEventsQuery, type BrevoEvent, type BrevoEventKind } from '../../api/back-office-marketing';
import { adminMarketingMessages } from './messages';
import { momentInWords } from './moment';
import styles from './admin-marketing.module.css';

const { reports: texts } = adminMarketingMessages;
const COLOURS: Partial<Record<BrevoEventKind, string>> = {
  delivered: 'green',
  'hard-bounced': 'red',
  complained: 'red',
  unsubscribed: 'gold',
};

/** What Brevo reported of single mails, newest first. */
export function ReportsTab() {
  const [params, setParams] = useSearchParams();
  const after = params.get('after');
  const { data, error, isFetching, refetch } = useListBrevoEventsQuery(after ? { cursor: after } : {}, {
    refetchOnMountOrArgChange: true,
  });
  if (error && !data)
    return <LoadFailed title={adminMarketingMessages.failed} error={error} onAgain={() => void refetch()} />;
  return (
    <>
      <Table<BrevoEvent>
        rowKey="id"
        size="middle"
        loading={isFetching && !data}
        dataSource={data?.items ?? []}
        pagination={false}
        locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.none} /> }}
        columns={[
          {
            key: 'what',
            title: texts.columns.what,
            render: (_, { kind, campaignName }) => (
              <>
                <Tag color={COLOURS[kind] ?? 'default'}>{texts.kinds[kind]}</Tag>
                <div className={styles.onPhones}>{campaignName}</div>
              </>
            ),
          },
          {
            key: 'who',
            title: texts.columns.who,
            render: (_, { personId, username }) =>
              username ? (
                <span className={styles.breaks}>
                  <Link to={`/admin/users/${personId}`}>{username}</Link>
                </span>
              ) : (
                texts.nobody
              ),
          },
          { key: 'campaign', title: texts.columns.campaign, responsive: ['md'], dataIndex: 'campaignName' },
          { key: 'when', title: texts.columns.when, render: (_, { happenedAt }) => momentInWords(happenedAt) },
        ]}
      />
      <PageTurner
        after={after}
        next={data?.nextCursor}
        onTurn={(place) => setParams({ tab: 'reports', ...(place && { after: place }) })}
      />
    </>
  );
}
