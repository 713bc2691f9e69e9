import { Table, type TableColumnsType } from 'antd';
import { nothingHere } from '../../../admin-ui/lists/NothingHere';
import { StateTag, type Tone } from '../../../admin-ui/StateTag';
import type { PageSpeed } from '../../../api/admin-page-speed';
import styles from './page-speed.module.css';
import { adminPageSpeedTexts as texts } from './texts';

const TONES: Record<PageSpeed['rating'], Tone> = { good: 'good', needs_work: 'waiting', poor: 'bad' };
/** Enough for one metric of every page on one device. */
const PAGE_LENGTH = 100;
const SECOND = 1_000;
const { columns: titles } = texts;

const COLUMNS: TableColumnsType<PageSpeed> = [
  { title: titles.page, className: styles.page ?? '', render: (_, one) => <PageCell one={one} /> },
  { title: titles.device, responsive: ['md'], render: (_, { device }) => texts.devices[device] },
  { title: titles.metric, responsive: ['md'], render: (_, { metric }) => texts.metrics[metric] },
  { title: titles.p50, align: 'right', responsive: ['lg'], render: (_, { metric, p50 }) => speedWords(metric, p50) },
  {
    title: titles.p75,
    responsive: ['md'],
    render: (_, { metric, p75, rating }) => (
      <span className={styles.rated}>
        {speedWords(metric, p75)} <StateTag tone={TONES[rating]}>{texts.ratings[rating]}</StateTag>
      </span>
    ),
  },
  { title: titles.p95, align: 'right', responsive: ['lg'], render: (_, { metric, p95 }) => speedWords(metric, p95) },
  { title: titles.visits, align: 'right', responsive: ['md'], dataIndex: 'visits' },
  { title: titles.shares, responsive: ['lg'], render: (_, one) => <Shares one={one} /> },
];

interface PageSpeedTableProps {
  items: PageSpeed[];
  /** Clears the filters; null without any. */
  onAll: (() => void) | null;
}

/** One row for each page, device and metric. */
export function PageSpeedTable({ items, onAll }: PageSpeedTableProps) {
  return (
    <Table<PageSpeed>
      rowKey={({ route, device, metric }) => `${route} ${device} ${metric}`}
      size="small"
      dataSource={items}
      pagination={{ pageSize: PAGE_LENGTH, hideOnSinglePage: true, showSizeChanger: false }}
      locale={{ emptyText: nothingHere(onAll ? texts.noneFiltered : texts.none, false, onAll) }}
      columns={COLUMNS}
    />
  );
}

/** The pattern of the page. On phones it is the whole row. */
function PageCell({ one }: { one: PageSpeed }) {
  const { route, device, metric, p75, rating, visits } = one;
  return (
    <>
      {route}
      <div className={styles.onPhones}>
        <p>
          {texts.devices[device]} · {texts.metrics[metric]}
        </p>
        <p className={styles.rated}>
          {texts.onPhone(speedWords(metric, p75), visits)}{' '}
          <StateTag tone={TONES[rating]}>{texts.ratings[rating]}</StateTag>
        </p>
        <Shares one={one} />
      </div>
    </>
  );
}

function Shares({ one }: { one: PageSpeed }) {
  const { good, needsWork, poor } = sharesOf(one);
  return (
    <div className={styles.shares}>
      <span className={styles.bar} aria-hidden="true">
        <span data-tone="good" style={{ flexGrow: one.good }} />
        <span data-tone="waiting" style={{ flexGrow: one.needsWork }} />
        <span data-tone="bad" style={{ flexGrow: one.poor }} />
      </span>
      {texts.shares(good, needsWork, poor)}
    </div>
  );
}

/** "2.5 s", "180 ms", or a number without a unit for layout shifts. */
export function speedWords(metric: PageSpeed['metric'], value: number): string {
  if (metric === 'CLS') return value.toFixed(2);
  return value < SECOND ? texts.milliseconds(value) : texts.seconds((value / SECOND).toFixed(1));
}

/** The shares of the three ratings in whole percent, which are 100 together. */
export function sharesOf({ good, needsWork, poor, visits }: PageSpeed): {
  good: number;
  needsWork: number;
  poor: number;
} {
  const percent = (count: number) => Math.round((count / visits) * 100);
  const shares = { needsWork: percent(needsWork), poor: percent(poor) };
  return { good: good === 0 ? 0 : 100 - shares.needsWork - shares.poor, ...shares };
}
