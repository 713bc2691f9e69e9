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

function Charts({ figures }: { figures: SiteMetrics }) {
  const { charts, series: names } = texts;
  const { points, pointDays, answersByPoint } = figures;
  const over = { points, pointDays };
  const counts = { ...over, whole: true, format: asNumber };
  const one = (key: keyof typeof names, values: ChartSeries['values']): ChartSeries => ({
    key,
    name: names[key],
    values,
  });
  const people = (role: 'family' | 'aupair') => metricOf(figures, 'people', ofRole(role)).values;
  const share = (role: 'family' | 'aupair') =>
    shareOf(metricOf(figures, 'verified', ofRole(role)).values, people(role));
  const parts = ['family:australia', 'family:newzealand', 'aupair:australia', 'aupair:newzealand'] as const;
  return (
    <div className={styles.panels}>
      <MetricPanel
        {...counts}
        title={charts.newPeople}
        kind="bars"
        series={parts.map((part) => one(part, metricOf(figures, 'new-people', (other) => other === part).values))}
      />
      <MetricPanel
        {...counts}
        title={charts.people}
        kind="lines"
        isLevel
        series={[one('families', people('family')), one('auPairs', people('aupair'))]}
      />
      <MetricPanel
        {...over}
        title={charts.verified}
        kind="lines"
        isLevel
        top={100}
        format={asPercent}
        series={[one('families', share('family')), one('auPairs', share('aupair'))]}
      />
      <MetricPanel
        {...counts}
        title={charts.talk}
        kind="bars"
        series={[one('conversations', metricOf(figures, 'conversations').values)]}
      />
      <MetricPanel
        {...counts}
        title={charts.messages}
        kind="bars"
        series={[one('messages', metricOf(figures, 'messages').values)]}
      />
      <MetricPanel
        {...counts}
        title={charts.interviews}
        kind="bars"
        series={[
          one('interviews', metricOf(figures, 'interviews').values),
          one('confirmations', metricOf(figures, 'confirmations').values),
        ]}
      />
      {currenciesOf(figures).map((currency) => (
        <MetricPanel
          {...over}
          key={currency}
          title={charts.revenue(currency)}
          kind="bars"
          format={asMoney(currency)}
          series={[one('revenue', metricOf(figures, 'revenue', (part) => part === currency).values)]}
        />
      ))}
      <MetricPanel
        {...over}
        title={charts.answers}
        kind="lines"
        isLevel
        format={asDuration}
        series={[
          one(
            'median',
            answersByPoint.map(({ medianMinutes }) => medianMinutes),
          ),
        ]}
      />
      <MetricPanel
        {...over}
        title={charts.withinADay}
        kind="lines"
        isLevel
        top={100}
        format={asPercent}
        series={[
          one(
            'withinADay',
            answersByPoint.map(({ withinADay }) => withinADay),
          ),
        ]}
      />
    </div>
  );
}
