import { Button, Segmented, Table, type TableColumnsType } from 'antd';
import { AdminHead, StateTag } from '../../../admin-ui';
import { LoadFailed } from '../../../admin-ui/LoadFailed';
import { nothingHere } from '../../../admin-ui/lists/NothingHere';
import { useAddress } from '../../../admin-ui/lists/use-address';
import { SearchInput } from '../../../admin-ui/SearchInput';
import { useListAdminFactsQuery, type AdminFact } from '../../../api/admin-facts';
import { shortDay } from '../../../lib/format/date';
import { FactDrawer } from './FactDrawer';
import styles from './facts.module.css';
import { adminFactsTexts as texts } from './texts';
import { valueInWords } from './value-words';

const REGIONS = ['australia', 'newzealand'] as const;

/** The legal facts of a country, those due for review first. The state is in the address. */
export function FactsScreen() {
  const { params, ask, go } = useAddress('page');
  const region = REGIONS.find((one) => one === params.get('side')) ?? 'australia';
  const search = params.get('q') ?? '';
  const { currentData: data, error, refetch } = useListAdminFactsQuery({ region }, { refetchOnMountOrArgChange: true });
  const found = (data?.items ?? []).filter((fact) => matches(fact, search));
  const opened = data?.items.find(({ key }) => key === params.get('fact')) ?? null;
  return (
    <>
      <AdminHead title={texts.title} text={texts.text} />
      <div className={styles.filters}>
        <Segmented
          aria-label={texts.region}
          value={region}
          onChange={(side) => ask({ side, fact: null })}
          options={REGIONS.map((value) => ({ value, label: texts.regions[value] }))}
        />
        <SearchInput
          label={texts.search}
          value={search}
          className={styles.search}
          onSearch={(words) => ask({ q: words })}
        />
      </div>
      {error && !data ? (
        <LoadFailed title={texts.failed} error={error} onAgain={() => void refetch()} />
      ) : (
        <Table<AdminFact>
          rowKey="key"
          columns={columnsFor((fact) => go({ fact }))}
          dataSource={found}
          pagination={false}
          locale={{
            emptyText: nothingHere(
              search ? texts.none : texts.noneYet,
              !data,
              search ? () => ask({ q: undefined }) : null,
            ),
          }}
        />
      )}
      <FactDrawer fact={opened} onClose={() => go({ fact: null })} />
    </>
  );
}

const matches = ({ label, key, topic, current }: AdminFact, search: string): boolean =>
  [label, key, texts.topics[topic], current.sourceTitle, current.note ?? '']
    .join(' ')
    .toLowerCase()
    .includes(search.toLowerCase());

function columnsFor(open: (key: string) => void): TableColumnsType<AdminFact> {
  const { columns } = texts;
  return [
    {
      key: 'fact',
      title: columns.fact,
      render: (_, fact) => (
        <div className={styles.fact}>
          <b>{fact.label}</b>
          <span className={styles.muted}>{texts.topics[fact.topic]}</span>
          <div className={styles.onPhones}>
            <Value fact={fact} />
            <span className={styles.muted}>{columns.review}</span>
            <Review fact={fact} />
          </div>
        </div>
      ),
    },
    { key: 'value', title: columns.value, responsive: ['md'], render: (_, fact) => <Value fact={fact} /> },
    { key: 'review', title: columns.review, responsive: ['md'], render: (_, fact) => <Review fact={fact} /> },
    {
      key: 'open',
      width: 104,
      title: <span className="sr">{columns.open}</span>,
      render: (_, { key, label }) => (
        <Button onClick={() => open(key)} aria-label={texts.open(label)}>
          {columns.open}
        </Button>
      ),
    },
  ];
}

function Value({ fact: { current, rows, unit } }: { fact: AdminFact }) {
  const next = rows.findLast(({ validFrom }) => validFrom > current.validFrom);
  return (
    <div className={styles.value}>
      <span>{valueInWords(current.value, unit)}</span>
      <span className={styles.muted}>{texts.since(shortDay(current.validFrom))}</span>
      {next ? (
        <StateTag tone="waiting">{texts.next(valueInWords(next.value, unit), shortDay(next.validFrom))}</StateTag>
      ) : null}
    </div>
  );
}

function Review({ fact: { current, due } }: { fact: AdminFact }) {
  return (
    <div className={styles.value}>
      <span>{shortDay(current.reviewBy)}</span>
      {due ? <StateTag tone="bad">{texts.due}</StateTag> : null}
    </div>
  );
}
