import { Button } from 'antd';
import { lazy, Suspense, useId, useState } from 'react';
import { retryImport } from '../../../lib/retry-import';
import { dayInWords, shortDay } from '../../../lib/format/date';
import { inWords } from './chart-texts';
import type { MetricChartProps } from './MetricChart';
import styles from './metrics.module.css';
import { adminMetricsTexts as texts } from './texts';

// The chart library is large, so it is loaded when there is something to draw.
const MetricChart = lazy(retryImport(() => import('./MetricChart')));

interface MetricPanelProps extends Omit<MetricChartProps, 'labels'> {
  title: string;
  /** First day of each point, as ISO dates. */
  points: readonly string[];
  pointDays: number;
  /** A level instead of a total: summarised from the first to the last value. */
  isLevel?: boolean;
}

const withoutYear = (day: string): string => shortDay(day).replace(/ \d{4}$/, '');

/** A metric over time: as a chart, in words, and as a table. */
export function MetricPanel({ title, points, pointDays, isLevel = false, ...chart }: MetricPanelProps) {
  const [asTable, setAsTable] = useState(false);
  const id = useId();
  const isEmpty = chart.series.every(({ values }) => values.every((value) => !value));
  return (
    <figure className={styles.panel} aria-labelledby={id}>
      <div className={styles.panelHead}>
        <h3 id={id}>{title}</h3>
        <Button
          size="small"
          aria-label={asTable ? texts.asChartOf(title) : texts.asTableOf(title)}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? texts.asChart : texts.asTable}
        </Button>
      </div>
      <figcaption className="sr">
        {inWords({ series: chart.series, points, byWeek: pointDays > 1, format: chart.format, isLevel })}
      </figcaption>
      {asTable ? (
        <MetricTable title={title} points={points} pointDays={pointDays} {...chart} />
      ) : (
        <div className={isEmpty ? styles.noChart : styles.chart} aria-hidden="true">
          {isEmpty ? (
            <p className={styles.empty}>{texts.empty}</p>
          ) : (
            <Suspense fallback={<p className={styles.empty}>{texts.drawing}</p>}>
              <MetricChart {...chart} labels={points.map(withoutYear)} />
            </Suspense>
          )}
        </div>
      )}
    </figure>
  );
}

function MetricTable({ title, series, points, pointDays, format }: Omit<MetricPanelProps, 'kind' | 'isLevel'>) {
  return (
    <div className={styles.table} tabIndex={0} role="region" aria-label={texts.asTableOf(title)}>
      <table>
        <thead>
          <tr>
            <th scope="col">{pointDays > 1 ? texts.week : texts.day}</th>
            {series.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((day, point) => (
            <tr key={day}>
              <th scope="row">{dayInWords(day)}</th>
              {series.map(({ key, values }) => {
                const value = values[point] ?? null;
                return <td key={key}>{value === null ? texts.nothing : format(value)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
