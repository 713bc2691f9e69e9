import { Segmented, Skeleton } from 'antd';
import { useSearchParams } from 'react-router-dom';
import { daysAgo, timeHere, today } from '../../../admin-ui/admin-time';
import { LoadFailed } from '../../../admin-ui/LoadFailed';
import { useGetMetricsQuery, type SiteMetrics } from '../../../api/admin-metrics';
import { currentOrPrevious } from '../../../lib/current-or-previous';
import { dayInWords } from '../../../lib/format/date';
import { MetricCards } from './MetricCards';
import { MetricPanel } from './MetricPanel';
import styles from './metrics.module.css';
import { asDuration, asMoney, asNumber, asPercent } from './formats';
import { adminMetricsTexts as texts } from './texts';
import { currenciesOf, metricOf, ofRole, shareOf, type ChartSeries } from './shown-metrics';

const { charts } = texts;

/** The available ranges, in days. */
const RANGES = [7, 30, 90, 365] as const;
const USUAL_DAYS = 30;

/** The parameter value of a range. */
const daysIn = (text: string | null): number => RANGES.find((days) => String(days) === text) ?? USUAL_DAYS;

/** The last `days` days in Sydney, today included, as ISO dates. */
const lastDays = (days: number): { from: string; to: string } => ({ from: daysAgo(days - 1), to: today() });

/** Refetched regularly, because today's values grow while the page is open. */
const LOOK_AGAIN_MS = 60_000;

/** The site's metrics, now and over time. The range is in the address. */
export function MetricsScreen() {
  const [search, setSearch] = useSearchParams();
  const days = daysIn(search.get('days'));
  const range = lastDays(days);
  const query = useGetMetricsQuery(range, {
    refetchOnMountOrArgChange: true,
    pollingInterval: LOOK_AGAIN_MS,
    skipPollingIfUnfocused: true,
  });
  const { error, isFetching, refetch } = query;
  const data = currentOrPrevious(query);
  return (
    <section aria-labelledby="figures" className={styles.figures} aria-busy={isFetching}>
      <div className={styles.head}>
        <div>
          <h2 id="figures">{texts.title}</h2>
          <p>
            {texts.text(dayInWords(range.from), dayInWords(range.to))}{' '}
            {data ? texts.counted(timeHere(data.countedAt)) : null}
          </p>
        </div>
        <Segmented<number>
          aria-label={texts.range}
          value={days}
          onChange={(chosen) => setSearch({ days: String(chosen) }, { preventScrollReset: true })}
          options={RANGES.map((value) => ({ value, label: texts.ranges[value] ?? String(value) }))}
        />
      </div>
      {error && !data ? <LoadFailed title={texts.failed} error={error} onAgain={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton active paragraph={{ rows: 12 }} /> : null}
      {data ? (
        <>
          <MetricCards figures={data} />
          <Charts figures={data} />
        </>
      ) : null}
    </section>
  );
}

interface ChartsProps {
  figures: SiteMetrics;
}

function Charts({ figures }: ChartsProps) {
  return (
    <div className={styles.panels}>
      <PeopleCharts figures={figures} />
      <ActivityCharts figures={figures} />
      <RevenueCharts figures={figures} />
      <AnswerCharts figures={figures} />
    </div>
  );
}

const seriesOf = (key: keyof typeof texts.series, values: ChartSeries['values']): ChartSeries => ({
  key,
  name: texts.series[key],
  values,
});
const spanOf = ({ points, pointDays }: SiteMetrics) => ({ points, pointDays });
const COUNTS = { whole: true, format: asNumber };
const PARTS = ['family:australia', 'family:newzealand', 'aupair:australia', 'aupair:newzealand'] as const;

/** New people, all people, and which share of them is verified. */
function PeopleCharts({ figures }: ChartsProps) {
  const span = spanOf(figures);
  const peopleOf = (role: 'family' | 'aupair') => metricOf(figures, 'people', ofRole(role)).values;
  const verifiedOf = (role: 'family' | 'aupair') =>
    shareOf(metricOf(figures, 'verified', ofRole(role)).values, peopleOf(role));
  return (
    <>
      <MetricPanel
        {...span}
        {...COUNTS}
        title={charts.newPeople}
        kind="bars"
        series={PARTS.map((part) => seriesOf(part, metricOf(figures, 'new-people', (one) => one === part).values))}
      />
      <MetricPanel
        {...span}
        {...COUNTS}
        title={charts.people}
        kind="lines"
        isLevel
        series={[seriesOf('families', peopleOf('family')), seriesOf('auPairs', peopleOf('aupair'))]}
      />
      <MetricPanel
        {...span}
        title={charts.verified}
        kind="lines"
        isLevel
        top={100}
        format={asPercent}
        series={[seriesOf('families', verifiedOf('family')), seriesOf('auPairs', verifiedOf('aupair'))]}
      />
    </>
  );
}

function ActivityCharts({ figures }: ChartsProps) {
  const shown = [
    { title: charts.talk, names: ['conversations'] },
    { title: charts.messages, names: ['messages'] },
    { title: charts.interviews, names: ['interviews', 'confirmations'] },
  ] as const;
  return shown.map(({ title, names }) => (
    <MetricPanel
      {...spanOf(figures)}
      {...COUNTS}
      key={title}
      title={title}
      kind="bars"
      series={names.map((name) => seriesOf(name, metricOf(figures, name).values))}
    />
  ));
}

function RevenueCharts({ figures }: ChartsProps) {
  return currenciesOf(figures).map((currency) => (
    <MetricPanel
      {...spanOf(figures)}
      key={currency}
      title={charts.revenue(currency)}
      kind="bars"
      format={asMoney(currency)}
      series={[seriesOf('revenue', metricOf(figures, 'revenue', (part) => part === currency).values)]}
    />
  ));
}

/** How fast families and au pairs answer. */
function AnswerCharts({ figures }: ChartsProps) {
  const span = spanOf(figures);
  const medians = figures.answersByPoint.map(({ medianMinutes }) => medianMinutes);
  const shares = figures.answersByPoint.map(({ withinADay }) => withinADay);
  return (
    <>
      <MetricPanel
        {...span}
        title={charts.answers}
        kind="lines"
        isLevel
        format={asDuration}
        series={[seriesOf('median', medians)]}
      />
      <MetricPanel
        {...span}
        title={charts.withinADay}
        kind="lines"
        isLevel
        top={100}
        format={asPercent}
        series={[seriesOf('withinADay', shares)]}
      />
    </>
  );
}
