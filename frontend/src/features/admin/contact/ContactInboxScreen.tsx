import { Button, Input, Segmented, Select, Switch, Table, type TableColumnsType } from 'antd';
import { useId } from 'react';
import { StateTag } from '../../../admin-ui/StateTag';
import { AdminHead } from '../../../admin-ui';
import { EmailAddress } from '../../../admin-ui/EmailAddress';
import { LoadFailed } from '../../../admin-ui/LoadFailed';
import { PageTurner } from '../../../admin-ui/lists/PageTurner';
import { useAddress } from '../../../admin-ui/lists/use-address';
import { nothingHere } from '../../../admin-ui/lists/NothingHere';
import {
  useListContactMessagesQuery,
  type ContactInboxItem,
  type ContactState,
  type ContactSubject,
  type Region,
} from '../../../api/admin-contact';
import { currentOrPrevious } from '../../../lib/current-or-previous';
import { useNow } from '../../../lib/clocks';
import { relativeAge } from '../../../lib/format/relative-age';
import { ContactDrawer } from './ContactDrawer';
import { adminContactTexts as texts } from './texts';
import { STATE_TONES } from './state-tones';
import styles from './contact.module.css';

const STATES = Object.keys(texts.states) as ContactState[];
const SUBJECTS = Object.keys(texts.subjects) as ContactSubject[];
const REGIONS = Object.keys(texts.regions) as Region[];

const ALL = 'all';
/** Refetched regularly, because new messages arrive while the page is open. */
const LOOK_AGAIN_MS = 60_000;

/**
 * Messages from the contact form: a list that the server filters and pages, and one message in a drawer. The state is
 * in the address.
 */
export function ContactInboxScreen() {
  const { params, ask, go } = useAddress('after');
  const clear = () => ask({ about: null, side: null, mine: null, q: null });
  const mineId = useId();
  const wanted = params.get('state');
  const state = wanted === ALL ? ALL : (STATES.find((one) => one === wanted) ?? 'open');
  const subject = SUBJECTS.find((one) => one === params.get('about'));
  const region = REGIONS.find((one) => one === params.get('side'));
  const mine = params.get('mine') === '1';
  const search = params.get('q') ?? '';
  const after = params.get('after');
  const now = useNow();
  const filtered = Boolean(subject ?? region ?? (search || mine));
  const query = useListContactMessagesQuery(
    {
      ...(state !== ALL && { state }),
      ...(subject && { subject }),
      ...(region && { region }),
      ...(mine && { assigned: 'me' as const }),
      ...(search && { search }),
      ...(after && { cursor: after }),
    },
    { refetchOnMountOrArgChange: true, pollingInterval: LOOK_AGAIN_MS, skipPollingIfUnfocused: true },
  );
  const { error, refetch } = query;
  const data = currentOrPrevious(query);
  return (
    <>
      <AdminHead title={texts.title} text={texts.text} />
      <div className={styles.filters}>
        <div className={styles.states}>
          <Segmented<ContactState | typeof ALL>
            aria-label={texts.filters.state}
            value={state}
            onChange={(value) => ask({ state: value })}
            options={[
              ...STATES.map((value) => ({ value, label: texts.states[value] })),
              { value: ALL, label: texts.filters.all },
            ]}
          />
        </div>
        <Input.Search
          key={search}
          allowClear
          aria-label={texts.filters.search}
          placeholder={texts.filters.search}
          defaultValue={search}
          maxLength={100}
          onSearch={(value) => ask({ q: value.trim() })}
          className={styles.search ?? ''}
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
        <label htmlFor={mineId} className={styles.mine}>
          <Switch id={mineId} checked={mine} onChange={(checked) => ask({ mine: checked ? '1' : null })} />
          {texts.filters.mine}
        </label>
      </div>
      {error && !data ? (
        <LoadFailed title={texts.failed} error={error} onAgain={() => void refetch()} />
      ) : (
        <Table<ContactInboxItem>
          rowKey="id"
          columns={columnsFor(now, (id) => go({ message: id }))}
          dataSource={data?.items ?? []}
          pagination={false}
          locale={{
            emptyText: nothingHere(
              filtered ? texts.none.else : texts.none[state],
              !data,
              filtered ? clear : null,
              after ? () => go({ after: null }) : null,
            ),
          }}
        />
      )}
      <PageTurner after={after} next={data?.nextCursor} onTurn={(place) => go({ after: place })} />
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
