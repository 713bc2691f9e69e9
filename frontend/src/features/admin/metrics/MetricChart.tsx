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
  /** The label of each point. */
  labels: readonly string[];
  format: (value: number) => string;
  /** Values are small whole numbers, so the scale shows no fractions. */
  whole?: boolean;
  /** The end of the scale; the highest value unless set. */
  top?: number;
}

/** Series differ in lightness and pattern too, and are always named in the legend. */
const COLOURS = ['var(--primary)', 'var(--wattle-text)', 'var(--fern-text)', 'var(--secondary)'];
const DASHES = ['', '6 4', '2 3', '10 4'];
const SMALL = { fill: 'var(--muted)', fontSize: 13 };
const BOX = {
  background: 'var(--surface)',
  border: '1.5px solid var(--hairline)',
  borderRadius: 10,
  color: 'var(--ink)',
};

/** By default the legend text would use the series colours, which have too little contrast for text. */
const inInk = (name: ReactNode) => <span style={{ color: 'var(--ink)' }}>{name}</span>;

/** Stacked bars, or lines. Hidden from screen readers, because the same is said in words next to it. */
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
              // A day without a value is a gap; a single day between two gaps needs a dot to be visible.
              dot={{ r: 2, strokeDasharray: 'none' }}
              isAnimationActive={false}
            />
          ),
        )}
      </Chart>
    </ResponsiveContainer>
  );
}
