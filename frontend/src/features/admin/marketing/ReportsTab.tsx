import { Table } from 'antd';
import { Link, useSearchParams } from 'react-router-dom';
import { StateTag, type Tone } from '../../../admin-ui/StateTag';
import { LoadFailed } from '../../../admin-ui/LoadFailed';
import { PageTurner } from '../../../admin-ui/lists/PageTurner';
import { nothingHere } from '../../../admin-ui/lists/NothingHere';
import { useListBrevoEventsQuery, type BrevoEvent, type BrevoEventKind } from '../../../api/admin-marketing';
import { currentOrPrevious } from '../../../lib/current-or-previous';
import { adminMarketingTexts } from './texts';
import { momentInWords } from './brevo-date';
import styles from './marketing.module.css';

const { reports: texts } = adminMarketingTexts;
const TONES: Partial<Record<BrevoEventKind, Tone>> = {
  delivered: 'good',
  'hard-bounced': 'bad',
  complained: 'bad',
  unsubscribed: 'waiting',
};

/** Brevo's reports about single emails, newest first. */
export function ReportsTab() {
  const [params, setParams] = useSearchParams();
  const after = params.get('after');
  const query = useListBrevoEventsQuery(after ? { cursor: after } : {}, {
    refetchOnMountOrArgChange: true,
  });
  const { error, refetch } = query;
  const data = currentOrPrevious(query);
  if (error && !data)
    return <LoadFailed title={adminMarketingTexts.failed} error={error} onAgain={() => void refetch()} />;
  return (
    <>
      <Table<BrevoEvent>
        rowKey="id"
        size="middle"
        dataSource={data?.items ?? []}
        pagination={false}
        locale={{ emptyText: nothingHere(texts.none, !data, null, after ? () => setParams({ tab: 'reports' }) : null) }}
        columns={[
          {
            key: 'what',
            title: texts.columns.what,
            render: (_, { kind, campaignName }) => (
              <>
                <StateTag tone={TONES[kind] ?? 'quiet'}>{texts.kinds[kind]}</StateTag>
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
                texts.noOne
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
