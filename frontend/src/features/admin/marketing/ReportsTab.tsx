import type { TableColumnsType } from 'antd';
import { Link, useSearchParams } from 'react-router-dom';
import { StateTag, type Tone } from '../../../admin-ui/StateTag';
import { CursorTable } from '../../../admin-ui/lists/CursorTable';
import { useListBrevoEventsQuery, type BrevoEvent, type BrevoEventKind } from '../../../api/admin-marketing';
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
  return (
    <CursorTable
      query={query}
      size="middle"
      columns={COLUMNS}
      words={{ failed: adminMarketingTexts.failed, none: texts.none }}
      after={after}
      onTurn={(place) => setParams({ tab: 'reports', ...(place && { after: place }) })}
    />
  );
}

const COLUMNS: TableColumnsType<BrevoEvent> = [
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
];
