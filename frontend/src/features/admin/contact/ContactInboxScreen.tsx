import { Button, Select, type TableColumnsType } from 'antd';
import { StateTag } from '../../../admin-ui/StateTag';
import { AdminHead } from '../../../admin-ui';
import { EmailAddress } from '../../../admin-ui/EmailAddress';
import { SearchInput } from '../../../admin-ui/SearchInput';
import { INBOX_QUERY, InboxFilters, InboxTable, useInbox } from '../../../admin-ui/lists/Inbox';
import {
  useListContactMessagesQuery,
  type ContactInboxItem,
  type ContactState,
  type ContactSubject,
  type Region,
} from '../../../api/admin-contact';
import { useNow } from '../../../lib/clocks';
import { relativeAge } from '../../../lib/format/relative-age';
import { ContactDrawer } from './ContactDrawer';
import { adminContactTexts as texts } from './texts';
import { STATE_TONES } from './state-tones';
import styles from './contact.module.css';

const STATES = ['open', 'answered', 'closed', 'spam'] as const satisfies readonly ContactState[];
const SUBJECTS = Object.keys(texts.subjects) as ContactSubject[];
const REGIONS = Object.keys(texts.regions) as Region[];

/**
 * Messages from the contact form: a list that the server filters and pages, and one message in a drawer. The state is
 * in the address.
 */
export function ContactInboxScreen() {
  const inbox = useInbox(STATES);
  const { params, ask, go, search, mine } = inbox;
  const subject = SUBJECTS.find((one) => one === params.get('about'));
  const region = REGIONS.find((one) => one === params.get('side'));
  const query = useListContactMessagesQuery(
    { ...inbox.asked, ...(subject && { subject }), ...(region && { region }) },
    INBOX_QUERY,
  );
  const now = useNow();
  const filtered = Boolean(subject ?? region ?? (search || mine));
  return (
    <>
      <AdminHead title={texts.title} text={texts.text} />
      <InboxFilters inbox={inbox} words={{ ...texts.filters, states: texts.states }}>
        <SearchInput
          className={styles.search}
          label={texts.filters.search}
          value={search}
          onSearch={(words) => ask({ q: words })}
        />
        <Select
          allowClear
          aria-label={texts.filters.subject}
          placeholder={texts.filters.subject}
          value={subject}
          onChange={(value?: ContactSubject) => ask({ about: value })}
          options={SUBJECTS.map((value) => ({ value, label: texts.subjects[value] }))}
          className={styles.select ?? ''}
        />
        <Select
          allowClear
          aria-label={texts.filters.region}
          placeholder={texts.filters.region}
          value={region}
          onChange={(value?: Region) => ask({ side: value })}
          options={REGIONS.map((value) => ({ value, label: texts.regions[value] }))}
          className={styles.select ?? ''}
        />
      </InboxFilters>
      <InboxTable
        inbox={inbox}
        query={query}
        columns={columnsFor(now, (id) => go({ message: id }))}
        words={texts}
        onClear={filtered ? () => ask({ about: null, side: null, mine: null, q: null }) : null}
      />
      <ContactDrawer id={params.get('message')} onClose={() => go({ message: null })} />
    </>
  );
}

function columnsFor(now: Date, look: (id: string) => void): TableColumnsType<ContactInboxItem> {
  const { columns } = texts;
  return [
    {
      key: 'message',
      title: columns.message,
      render: (_, { name, email, subject, beginning, region, answers, assignedTo, state }) => (
        <div className={styles.cell}>
          <b>{name}</b>{' '}
          <span className={styles.muted}>
            <EmailAddress address={email} />
          </span>
          <div>
            {`${texts.subjects[subject]}, ${texts.regions[region]}`}{' '}
            <StateTag tone={STATE_TONES[state]}>{texts.states[state]}</StateTag>
          </div>
          <div className={styles.beginning}>{beginning}</div>
          <div className={styles.muted}>
            {[answers > 0 && texts.answers(answers), assignedTo && texts.takenBy(assignedTo)]
              .filter(Boolean)
              .join(' · ')}
          </div>
        </div>
      ),
    },
    {
      key: 'since',
      // Phones show only the message and the button that opens it.
      responsive: ['md'],
      width: 130,
      title: columns.since,
      render: (_, { lastWrittenAt }) => texts.waited(relativeAge(lastWrittenAt, now)),
    },
    {
      key: 'open',
      width: 104,
      title: <span className="sr">{texts.open}</span>,
      render: (_, { id, name, subject }) => (
        <Button onClick={() => look(id)} aria-label={texts.openOne(name, texts.subjects[subject])}>
          {texts.open}
        </Button>
      ),
    },
  ];
}
