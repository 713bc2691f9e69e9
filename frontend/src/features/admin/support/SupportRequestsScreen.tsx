import { Button, Grid, Segmented, Switch, Table, Tag, type TableColumnsType } from 'antd';
import { useId } from 'react';
import { StateTag } from '../../../admin-ui/StateTag';
import { AdminHead } from '../../../admin-ui';
import { SearchInput } from '../../../admin-ui/SearchInput';
import { LoadFailed } from '../../../admin-ui/LoadFailed';
import { PageTurner } from '../../../admin-ui/lists/PageTurner';
import { useAddress } from '../../../admin-ui/lists/use-address';
import { momentOf } from '../../../admin-ui/admin-time';
import { nothingHere } from '../../../admin-ui/lists/NothingHere';
import { useListSupportQueueQuery, type SupportQueueItem, type SupportState } from '../../../api/admin';
import { currentOrPrevious } from '../../../lib/current-or-previous';
import { adminSupportTexts as texts } from './texts';
import { RequestDrawer } from './RequestDrawer';
import { STATE_TONES } from './state-tones';
import styles from './support.module.css';

const STATES = ['open', 'answered', 'closed'] as const;
/** Refetched regularly, because new requests arrive while the page is open. */
const LOOK_AGAIN_MS = 60_000;
const ALL = 'all';

/** All support requests: a table by state, and one of them in a drawer. The state is in the address. */
export function SupportRequestsScreen() {
  const { params, ask, go } = useAddress('after');
  const clear = () => ask({ mine: null, q: null });
  const mineId = useId();
  const wanted = params.get('state');
  const state = wanted === ALL ? ALL : (STATES.find((one) => one === wanted) ?? 'open');
  const cursor = params.get('after');
  const mine = params.get('mine') === '1';
  const search = params.get('q') ?? '';
  const filtered = mine || search !== '';
  const query = useListSupportQueueQuery(
    {
      ...(state !== ALL && { state }),
      ...(mine && { assigned: 'me' as const }),
      ...(search && { search }),
      ...(cursor && { cursor }),
    },
    { refetchOnMountOrArgChange: true, pollingInterval: LOOK_AGAIN_MS, skipPollingIfUnfocused: true },
  );
  const { error, refetch } = query;
  const data = currentOrPrevious(query);
  const wide = Grid.useBreakpoint().md ?? true;
  const open = (request: string | null) => go({ request });
  return (
    <>
      <AdminHead title={texts.title} text={texts.text} />
      <div className={styles.filters}>
        <div className={styles.states}>
          <Segmented<SupportState | typeof ALL>
            aria-label={texts.statesLabel}
            value={state}
            onChange={(value) => ask({ state: value })}
            options={[
              ...STATES.map((one) => ({ value: one, label: texts.states[one] })),
              { value: ALL, label: texts.all },
            ]}
          />
        </div>
        <SearchInput
          className={styles.search}
          label={texts.search}
          value={search}
          onSearch={(words) => ask({ q: words })}
        />
        <label htmlFor={mineId} className={styles.mine}>
          <Switch id={mineId} checked={mine} onChange={(checked) => ask({ mine: checked ? '1' : null })} />
          {texts.mine}
        </label>
      </div>
      {error && !data ? (
        <LoadFailed title={texts.failed} error={error} onAgain={() => void refetch()} />
      ) : (
        <>
          <Table<SupportQueueItem>
            rowKey="id"
            dataSource={data?.items ?? []}
            pagination={false}
            locale={{
              emptyText: nothingHere(
                filtered ? texts.none.else : texts.none[state],
                !data,
                filtered ? clear : null,
                cursor ? () => go({ after: null }) : null,
              ),
            }}
            columns={columnsFor(wide, open)}
          />
          <PageTurner after={cursor} next={data?.nextCursor} onTurn={(after) => go({ after })} />
        </>
      )}
      <RequestDrawer id={params.get('request')} onClose={() => open(null)} />
    </>
  );
}

const whoOf = ({ person }: SupportQueueItem): string =>
  person ? `${person.displayName} (${texts.roles[person.userType]})` : texts.departed;

/** `wide` is false on phones, which have one column and the button that opens a request. */
const columnsFor = (wide: boolean, onOpen: (id: string) => void): TableColumnsType<SupportQueueItem> => [
  {
    title: texts.columns.subject,
    ...(wide ? { width: 210 } : {}),
    render: (_, row) => (
      <>
        {texts.subjects[row.subject]} {row.priority ? <Tag>{texts.priority}</Tag> : null}
        {wide ? null : (
          <>
            <small className={styles.line}>{whoOf(row)}</small>
            <StateTag tone={STATE_TONES[row.state]}>{texts.states[row.state]}</StateTag>
            <small className={styles.line}>{momentOf(row.lastMessageAt)}</small>
          </>
        )}
        {row.assignedTo ? (
          <small className={styles.line}>{texts.takenBy(row.assignedTo.name ?? texts.gone)}</small>
        ) : null}
      </>
    ),
  },
  {
    title: texts.columns.person,
    width: 160,
    responsive: ['md'],
    render: (_, row) => whoOf(row),
  },
  {
    title: texts.columns.beginning,
    dataIndex: 'beginning',
    ellipsis: true,
    responsive: ['lg'],
  },
  {
    title: texts.columns.last,
    width: 190,
    responsive: ['lg'],
    render: (_, { lastMessageAt }) => momentOf(lastMessageAt),
  },
  {
    title: texts.columns.state,
    width: 150,
    responsive: ['md'],
    render: (_, row) => <StateTag tone={STATE_TONES[row.state]}>{texts.states[row.state]}</StateTag>,
  },
  {
    title: <span className="sr">{texts.read}</span>,
    width: 104,
    render: (_, row) => (
      <Button aria-label={texts.openOf(texts.subjects[row.subject], whoOf(row))} onClick={() => onOpen(row.id)}>
        {texts.open}
      </Button>
    ),
  },
];
