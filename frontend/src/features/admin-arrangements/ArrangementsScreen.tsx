import { Alert, Button, Table, Tag } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { OfficeHead } from '../../admin-ui';
import { useListAllArrangementsQuery, type RegisteredArrangement } from '../../api/back-office-arrangements';
import { messageOf } from '../../api/error-text';
import { shortDay } from '../../lib/day-words';
import { ArrangementDrawer } from './ArrangementDrawer';
import { ArrangementFilters } from './ArrangementFilters';
import styles from './arrangements.module.css';
import { filtersIn } from './filters';
import { adminArrangementsMessages as texts } from './messages';
import { namesOf, STATE_COLOURS } from './words';

const DAY = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium' });

/** Everybody's arrangements. Filters, page and the one that is open are in the address. */
export function ArrangementsScreen() {
  const [search, setSearch] = useSearchParams();
  const filters = filtersIn(search);
  const cursor = search.get('after');
  const { data, error, isFetching, refetch } = useListAllArrangementsQuery(
    { ...filters, ...(cursor ? { cursor } : {}) },
    { refetchOnMountOrArgChange: true },
  );
  const change = (changes: Record<string, string | null>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setSearch(next);
  };
  return (
    <>
      <OfficeHead title={texts.title} text={texts.text} />
      <ArrangementFilters key={JSON.stringify(filters)} filters={filters} onChange={setSearch} />
      {error && !data ? (
        <Alert
          type="error"
          showIcon
          title={texts.failed.title}
          description={messageOf(error)}
          action={<Button onClick={() => void refetch()}>{texts.failed.again}</Button>}
        />
      ) : (
        <>
          <Table<RegisteredArrangement>
            rowKey="id"
            loading={isFetching}
            dataSource={data?.items ?? []}
            pagination={false}
            locale={{ emptyText: Object.keys(filters).length > 0 ? texts.none : texts.noneAtAll }}
            columns={[
              {
                title: texts.columns.people,
                render: (_, row) => (
                  <>
                    <b>{namesOf(row)}</b>
                    <span className={styles.small}>
                      <Tag color={STATE_COLOURS[row.state]}>{texts.states[row.state]}</Tag>
                      {texts.versions(row.versions)}
                    </span>
                  </>
                ),
              },
              {
                title: texts.columns.stay,
                responsive: ['md'],
                render: (_, { startsOn, endsOn }) =>
                  startsOn && endsOn ? texts.stay(shortDay(startsOn), shortDay(endsOn)) : '',
              },
              { title: texts.columns.region, responsive: ['lg'], render: (_, { region }) => texts.regions[region] },
              {
                title: texts.columns.changed,
                responsive: ['lg'],
                render: (_, { changedAt }) => DAY.format(new Date(changedAt)),
              },
              {
                title: <span className="sr">{texts.open}</span>,
                align: 'right',
                render: (_, row) => (
                  <Button aria-label={texts.openNamed(namesOf(row))} onClick={() => change({ arrangement: row.id })}>
                    {texts.open}
                  </Button>
                ),
              },
            ]}
          />
          <p className={styles.pages}>
            {cursor ? <Button onClick={() => change({ after: null })}>{texts.first}</Button> : null}
            {data?.nextCursor ? <Button onClick={() => change({ after: data.nextCursor })}>{texts.next}</Button> : null}
          </p>
        </>
      )}
      <ArrangementDrawer id={search.get('arrangement')} onClose={() => change({ arrangement: null })} />
    </>
  );
}
