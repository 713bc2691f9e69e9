import { Alert, Button, Input, Select, Table, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { StateTag, type Tone } from '../../../admin-ui/StateTag';
import { EmailAddress } from '../../../admin-ui/EmailAddress';
import { LoadFailed } from '../../../admin-ui/LoadFailed';
import { PageTurner } from '../../../admin-ui/lists/PageTurner';
import { useAddress } from '../../../admin-ui/lists/use-address';
import { nothingHere } from '../../../admin-ui/lists/NothingHere';
import {
  useListMarketingPeopleQuery,
  useReadMarketingAudienceQuery,
  type AudiencePerson,
  type AudienceStanding,
} from '../../../api/admin-marketing';
import { dayOf } from '../../../admin-ui/admin-time';
import { ConsentDrawer } from './ConsentDrawer';
import { adminMarketingMessages } from './texts';
import styles from './marketing.module.css';

const { people: texts, standings, lists, sources } = adminMarketingMessages;
const STANDINGS = Object.keys(standings) as AudienceStanding[];
const TONES: Partial<Record<AudienceStanding, Tone>> = {
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
  const clear = () => ask({ standing: null, q: null });
  const [looked, setLooked] = useState<AudiencePerson | null>(null);
  const standing = STANDINGS.find((one) => one === params.get('standing'));
  const search = params.get('q') ?? '';
  const after = params.get('after');
  const { data: audience } = useReadMarketingAudienceQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error, refetch } = useListMarketingPeopleQuery(
    { ...(standing && { standing }), ...(search && { search }), ...(after && { cursor: after }) },
    { refetchOnMountOrArgChange: true },
  );
  const countOf = (one: AudienceStanding) =>
    audience && (audience.standings.find((found) => found.standing === one)?.people ?? 0);
  const everybody = audience?.standings.reduce((sum, { people }) => sum + people, 0);
  return (
    <>
      {audience && audience.erased > 0 ? <Alert showIcon type="info" title={texts.erased(audience.erased)} /> : null}
      <div className={styles.filters}>
        <Select<AudienceStanding | typeof ALL>
          aria-label={texts.standing}
          className={styles.select ?? ''}
          value={standing ?? ALL}
          onChange={(value) => ask({ standing: value === ALL ? null : value })}
          options={[
            { value: ALL, label: texts.count(texts.everybody, everybody) },
            ...STANDINGS.map((value) => ({ value, label: texts.count(standings[value], countOf(value)) })),
          ]}
        />
        <Input.Search
          key={search}
          allowClear
          aria-label={texts.search}
          placeholder={texts.search}
          defaultValue={search}
          maxLength={100}
          onSearch={(value) => ask({ q: value.trim() })}
          className={styles.search ?? ''}
        />
      </div>
      {error && !data ? (
        <LoadFailed title={adminMarketingMessages.failed} error={error} onAgain={() => void refetch()} />
      ) : (
        <Table<AudiencePerson>
          rowKey="id"
          size="middle"
          columns={columnsFor(setLooked)}
          dataSource={data?.items ?? []}
          pagination={false}
          locale={{ emptyText: nothingHere(texts.none, !data, standing || search ? clear : null) }}
        />
      )}
      <PageTurner after={after} next={data?.nextCursor} onTurn={(place) => go({ after: place })} />
      <ConsentDrawer person={looked} onClose={() => setLooked(null)} />
    </>
  );
}

const columnsFor = (look: (person: AudiencePerson) => void): TableColumnsType<AudiencePerson> => [
  {
    key: 'who',
    title: texts.columns.who,
    render: (_, { id, username, email, list, standing }) => (
      <div className={styles.breaks}>
        <Link to={`/admin/users/${id}`}>{username}</Link>
        <div className={styles.muted}>
          <EmailAddress address={email} />
        </div>
        <div className={styles.onPhones}>
          {lists[list]} <StateTag tone={TONES[standing] ?? 'quiet'}>{standings[standing]}</StateTag>
        </div>
      </div>
    ),
  },
  { key: 'list', title: texts.columns.list, responsive: ['md'], render: (_, { list }) => lists[list] },
  {
    key: 'standing',
    title: texts.columns.standing,
    responsive: ['md'],
    render: (_, { standing }) => <StateTag tone={TONES[standing] ?? 'quiet'}>{standings[standing]}</StateTag>,
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
    render: (_, { toldAt, standing }) => (toldAt ? texts.told : standing === 'in' ? texts.notYet : texts.notTold),
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
