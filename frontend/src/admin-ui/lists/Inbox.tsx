import { Segmented, Switch } from 'antd';
import { useId, type ReactNode } from 'react';
import { CursorTable, type CursorTableProps } from './CursorTable';
import styles from './Inbox.module.css';
import { useAddress } from './use-address';

const ALL = 'all';

/** An inbox is refetched regularly, because messages arrive while the page is open. */
export const INBOX_QUERY = {
  refetchOnMountOrArgChange: true,
  pollingInterval: 60_000,
  skipPollingIfUnfocused: true,
} as const;

/** What all inboxes have in their address: the state of the items, "mine only", the search and the page. */
export function useInbox<State extends string>(states: readonly [State, ...State[]]) {
  const address = useAddress('after');
  const { params } = address;
  const wanted = params.get('state');
  const state: State | typeof ALL = wanted === ALL ? ALL : (states.find((one) => one === wanted) ?? states[0]);
  const mine = params.get('mine') === '1';
  const search = params.get('q') ?? '';
  const after = params.get('after');
  return {
    ...address,
    states,
    state,
    mine,
    search,
    after,
    /** The same for the API. */
    asked: {
      ...(state !== ALL && { state }),
      ...(mine && { assigned: 'me' as const }),
      ...(search && { search }),
      ...(after && { cursor: after }),
    },
  };
}

type Inbox<State extends string> = ReturnType<typeof useInbox<State>>;

interface InboxFiltersProps<State extends string> {
  inbox: Inbox<State>;
  words: { state: string; states: Readonly<Record<State, string>>; all: string; mine: string };
  /** The search, and further filters. */
  children: ReactNode;
}

export function InboxFilters<State extends string>({ inbox, words, children }: InboxFiltersProps<State>) {
  const { states, state, mine, ask } = inbox;
  const mineId = useId();
  return (
    <div className={styles.filters}>
      <div className={styles.states}>
        <Segmented<State | typeof ALL>
          aria-label={words.state}
          value={state}
          onChange={(value) => ask({ state: value })}
          options={[
            ...states.map((value) => ({ value, label: words.states[value] })),
            { value: ALL, label: words.all },
          ]}
        />
      </div>
      {children}
      <label htmlFor={mineId} className={styles.mine}>
        <Switch id={mineId} checked={mine} onChange={(checked) => ask({ mine: checked ? '1' : null })} />
        {words.mine}
      </label>
    </div>
  );
}

/** Nothing is there, by state; or nothing matches the filters. */
type EmptyWords<State extends string> = Readonly<Record<State | typeof ALL | 'else', string>>;

interface InboxTableProps<State extends string, Row> extends Pick<
  CursorTableProps<Row>,
  'query' | 'columns' | 'onClear'
> {
  inbox: Inbox<State>;
  words: { failed: string; none: EmptyWords<State> };
}

/** One page of an inbox. */
export function InboxTable<State extends string, Row extends { id: string }>(props: InboxTableProps<State, Row>) {
  const { inbox, query, columns, words, onClear } = props;
  const { state, after, go } = inbox;
  return (
    <CursorTable
      query={query}
      columns={columns}
      words={{ failed: words.failed, none: onClear ? words.none.else : words.none[state] }}
      after={after}
      onTurn={(page) => go({ after: page })}
      onClear={onClear}
    />
  );
}
