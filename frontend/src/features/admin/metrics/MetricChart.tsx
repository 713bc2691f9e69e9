import type { ReactNode } from 'react';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import type { ChartSeries } from './shown-metrics';

export interface MetricChartProps {
  kind: 'bars' | 'lines';
  series: readonly ChartSeries[];
  /** Words for each point. */
  labels: readonly string[];
  format: (value: number) => string;
  /** The values are few and whole: no half of them on the scale. */
  whole?: boolean;
  /** Where the scale ends; as high as the values unless set. */
  top?: number;
}

/** Told apart by lightness and pattern as well, and always named in the legend. */
const COLOURS = ['var(--primary)', 'var(--wattle-text)', 'var(--fern-text)', 'var(--secondary)'];
const DASHES = ['', '6 4', '2 3', '10 4'];
const SMALL = { fill: 'var(--muted)', fontSize: 13 };
const BOX = {
  background: 'var(--surface)',
  border: '1.5px solid var(--hairline)',
  borderRadius: 10,
  color: 'var(--ink)',
};

/** The legend would be written in the colours of the series, which are made for areas and lines. */
const inInk = (name: ReactNode) => <span style={{ color: 'var(--ink)' }}>{name}</span>;

/** Bars that stand on each other, or lines. What it shows is also said in words next to it, so it is hidden from readers. */
export default function MetricChart({ kind, series, labels, format, whole = false, top }: MetricChartProps) {
  const rows = labels.map((label, point) => ({
    label,
    ...Object.fromEntries(series.map(({ key, values }) => [key, values[point] ?? null])),
  }));
  const Chart = kind === 'bars' ? BarChart : LineChart;
  return (
    <ResponsiveContainer width="100%" height="100%">
      <Chart data={rows} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--hairline)" />
        <XAxis dataKey="label" tick={SMALL} tickLine={false} stroke="var(--hairline)" minTickGap={24} />
        <YAxis
          tick={SMALL}
          tickLine={false}
          axisLine={false}
          width={64}
          domain={[0, top ?? 'auto']}
          allowDecimals={!whole}
          tickFormatter={format}
        />
        <Tooltip
          formatter={(value) => (typeof value === 'number' ? format(value) : '')}
          contentStyle={BOX}
          cursor={{ fill: 'var(--wash)', stroke: 'var(--hairline)' }}
          isAnimationActive={false}
        />
        {series.length > 1 ? <Legend formatter={inInk} wrapperStyle={{ fontSize: 14 }} /> : null}
        {series.map(({ key, name }, index) =>
          kind === 'bars' ? (
            <Bar
              key={key}
              dataKey={key}
              name={name}
              stackId="all"
              fill={COLOURS[index] ?? 'var(--muted)'}
              isAnimationActive={false}
            />
          ) : (
            <Line
              key={key}
              dataKey={key}
              name={name}
              type="linear"
              stroke={COLOURS[index] ?? 'var(--muted)'}
              strokeDasharray={DASHES[index] ?? ''}
              strokeWidth={2.5}
              // A day without a value is a gap; a day alone between two gaps would show nothing without its dot.
              dot={{ r: 2, strokeDasharray: 'none' }}
              isAnimationActive={false}
            />
          ),
        )}
      </Chart>
    </ResponsiveContainer>
  );
}
