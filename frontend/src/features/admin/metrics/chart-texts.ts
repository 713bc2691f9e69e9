import { dayInWords } from '../../../lib/format/date';
import { adminMetricsTexts } from './texts';
import type { ChartSeries } from './shown-metrics';

const texts = adminMetricsTexts.inWords;

interface ChartFacts {
  series: readonly ChartSeries[];
  /** ISO dates. */
  points: readonly string[];
  byWeek: boolean;
  format: (value: number) => string;
  /** A level, summarised from the first to the last value. Otherwise the total and the highest point are said. */
  isLevel: boolean;
}

/** Describes a chart for screen readers. */
export function inWords({ series, points, byWeek, format, isLevel }: ChartFacts): string {
  return series
    .map(({ name, values }) => {
      const known = values.flatMap((value, point) => (value === null ? [] : [{ value, day: points[point] ?? '' }]));
      const [first, last] = [known[0], known.at(-1)];
      if (!first || !last || known.every(({ value }) => value === 0)) return texts.nothing(name);
      if (isLevel) return texts.from(name, format(first.value), format(last.value));
      const most = known.reduce((best, one) => (one.value > best.value ? one : best));
      const total = known.reduce((sum, { value }) => sum + value, 0);
      const tell = byWeek ? texts.sumByWeek : texts.sum;
      return tell(name, format(total), format(most.value), dayInWords(most.day));
    })
    .join(' ');
}
