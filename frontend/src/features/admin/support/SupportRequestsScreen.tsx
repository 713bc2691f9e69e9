import { Button, Grid, Tag, type TableColumnsType } from 'antd';
import { StateTag } from '../../../admin-ui/StateTag';
import { AdminHead } from '../../../admin-ui';
import { SearchInput } from '../../../admin-ui/SearchInput';
import { INBOX_QUERY, InboxFilters, InboxTable, useInbox } from '../../../admin-ui/lists/Inbox';
import { momentOf } from '../../../admin-ui/admin-time';
import { useListSupportQueueQuery, type SupportQueueItem, type SupportState } from '../../../api/admin';
import { adminSupportTexts as texts } from './texts';
import { RequestDrawer } from './RequestDrawer';
import { STATE_TONES } from './state-tones';
import styles from './support.module.css';

const STATES = ['open', 'answered', 'closed'] as const satisfies readonly SupportState[];

/** All support requests: a table by state, and one of them in a drawer. The state is in the address. */
export function SupportRequestsScreen() {
  const inbox = useInbox(STATES);
  const { params, ask, go, search, mine } = inbox;
  const query = useListSupportQueueQuery(inbox.asked, INBOX_QUERY);
  const wide = Grid.useBreakpoint().md ?? true;
  return (
    <>
      <AdminHead title={texts.title} text={texts.text} />
      <InboxFilters inbox={inbox} words={{ ...texts, state: texts.statesLabel }}>
        <SearchInput
          className={styles.search}
          label={texts.search}
          value={search}
          onSearch={(words) => ask({ q: words })}
        />
      </InboxFilters>
      <InboxTable
        inbox={inbox}
        query={query}
        columns={columnsFor(wide, (request) => go({ request }))}
        words={texts}
        onClear={mine || search ? () => ask({ mine: null, q: null }) : null}
      />
      <RequestDrawer id={params.get('request')} onClose={() => go({ request: null })} />
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
