import type { FigureName, SiteMetrics } from '../../../api/admin-metrics';
import type { Currency } from '../../../lib/format/money';

/** A line or bar of a chart: one value for each point, null for none. */
export interface ChartSeries {
  key: string;
  name: string;
  values: (number | null)[];
}

/** The value of a metric now, before, and at each point, summed over the given parts. */
interface ShownMetric {
  now: number;
  before: number;
  values: number[];
}

export function metricOf(
  { series, points }: SiteMetrics,
  figure: FigureName,
  isMeant: (part: string) => boolean = () => true,
): ShownMetric {
  const meant = series.filter((one) => one.figure === figure && isMeant(one.part));
  const sum = (of: (one: (typeof meant)[number]) => number) => meant.reduce((total, one) => total + of(one), 0);
  return {
    now: sum(({ now }) => now),
    before: sum(({ before }) => before),
    values: points.map((_, point) => sum(({ values }) => values[point] ?? 0)),
  };
}

export const ofRole =
  (role: 'family' | 'aupair') =>
  (part: string): boolean =>
    part.startsWith(`${role}:`);

/** Currencies are never summed: each has charts of its own. */
export const currenciesOf = ({ series }: SiteMetrics): Currency[] =>
  series.filter(({ figure }) => figure === 'revenue').map(({ part }) => part as Currency);

/** One metric as a percentage of another, at each point; null where the other is zero. */
export const shareOf = (part: readonly number[], all: readonly number[]): (number | null)[] =>
  all.map((count, point) => (count > 0 ? ((part[point] ?? 0) / count) * 100 : null));
