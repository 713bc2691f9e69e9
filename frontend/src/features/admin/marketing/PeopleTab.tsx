import { Alert, Button, Select, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { StateTag, type Tone } from '../../../admin-ui/StateTag';
import { EmailAddress } from '../../../admin-ui/EmailAddress';
import { SearchInput } from '../../../admin-ui/SearchInput';
import { CursorTable } from '../../../admin-ui/lists/CursorTable';
import { useAddress } from '../../../admin-ui/lists/use-address';
import {
  useListMarketingPeopleQuery,
  useReadMarketingAudienceQuery,
  type AudiencePerson,
  type MarketingStatus,
} from '../../../api/admin-marketing';
import { dayOf } from '../../../admin-ui/admin-time';
import { ConsentDrawer } from './ConsentDrawer';
import { adminMarketingTexts } from './texts';
import styles from './marketing.module.css';

const { people: texts, statuses, lists, sources } = adminMarketingTexts;
const STATUSES = Object.keys(statuses) as MarketingStatus[];
const TONES: Partial<Record<MarketingStatus, Tone>> = {
  in: 'good',
  bounced: 'bad',
  complained: 'bad',
  unverified: 'waiting',
  suspended: 'waiting',
};
const ALL = 'all';

/** Who gets marketing emails, who does not, and why. */
export function PeopleTab() {
  const { params, ask, go } = useAddress('after');
  const [looked, setLooked] = useState<AudiencePerson | null>(null);
  const status = STATUSES.find((one) => one === params.get('status'));
  const search = params.get('q') ?? '';
  const after = params.get('after');
  const { data: audience } = useReadMarketingAudienceQuery(undefined, { refetchOnMountOrArgChange: true });
  const query = useListMarketingPeopleQuery(
    { ...(status && { status }), ...(search && { search }), ...(after && { cursor: after }) },
    { refetchOnMountOrArgChange: true },
  );
  const countOf = (one: MarketingStatus) =>
    audience && (audience.statuses.find((found) => found.status === one)?.people ?? 0);
  const everyone = audience?.statuses.reduce((sum, { people }) => sum + people, 0);
  return (
    <>
      {audience && audience.erased > 0 ? <Alert showIcon type="info" title={texts.erased(audience.erased)} /> : null}
      <div className={styles.filters}>
        <Select<MarketingStatus | typeof ALL>
          aria-label={texts.status}
          className={styles.select ?? ''}
          value={status ?? ALL}
          onChange={(value) => ask({ status: value === ALL ? null : value })}
          options={[
            { value: ALL, label: texts.count(texts.everyone, everyone) },
            ...STATUSES.map((value) => ({ value, label: texts.count(statuses[value], countOf(value)) })),
          ]}
        />
        <SearchInput
          className={styles.search}
          label={texts.search}
          value={search}
          onSearch={(words) => ask({ q: words })}
        />
      </div>
      <CursorTable
        query={query}
        size="middle"
        columns={columnsFor(setLooked)}
        words={{ failed: adminMarketingTexts.failed, none: texts.none }}
        after={after}
        onTurn={(place) => go({ after: place })}
        onClear={status || search ? () => ask({ status: null, q: null }) : null}
      />
      <ConsentDrawer person={looked} onClose={() => setLooked(null)} />
    </>
  );
}

const columnsFor = (look: (person: AudiencePerson) => void): TableColumnsType<AudiencePerson> => [
  {
    key: 'who',
    title: texts.columns.who,
    render: (_, { id, username, email, list, status }) => (
      <div className={styles.breaks}>
        <Link to={`/admin/users/${id}`}>{username}</Link>
        <div className={styles.muted}>
          <EmailAddress address={email} />
        </div>
        <div className={styles.onPhones}>
          {lists[list]} <StateTag tone={TONES[status] ?? 'quiet'}>{statuses[status]}</StateTag>
        </div>
      </div>
    ),
  },
  { key: 'list', title: texts.columns.list, responsive: ['md'], render: (_, { list }) => lists[list] },
  {
    key: 'status',
    title: texts.columns.status,
    responsive: ['md'],
    render: (_, { status }) => <StateTag tone={TONES[status] ?? 'quiet'}>{statuses[status]}</StateTag>,
  },
  {
    key: 'since',
    title: texts.columns.since,
    responsive: ['lg'],
    render: (_, { recordedAt, source }) =>
      recordedAt && source ? (
        <>
          {dayOf(recordedAt)}
          <div className={styles.muted}>{sources[source]}</div>
        </>
      ) : null,
  },
  {
    key: 'brevo',
    title: texts.columns.brevo,
    responsive: ['lg'],
    render: (_, { toldAt, status }) => (toldAt ? texts.told : status === 'in' ? texts.notYet : texts.notTold),
  },
  {
    key: 'history',
    width: 116,
    title: <span className="sr">{texts.history}</span>,
    render: (_, person) => (
      <Button onClick={() => look(person)} aria-label={texts.historyOf(person.username)}>
        {texts.history}
      </Button>
    ),
  },
];
