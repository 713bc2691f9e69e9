import { Injectable } from '@nestjs/common';
import { addDays, daysBetween } from '../../../platform/calendar-days/index.js';
import { invalidField } from '../../../platform/errors/index.js';
import { ANSWER_STEPS } from '../../messaging/index.js';
import { DailyMetricsRepository, type MetricInStretch } from './daily-metrics.repository.js';
import {
  FIGURE_NAMES,
  type AnswerMetrics,
  type MetricName,
  type MetricsDto,
  type MetricSeries,
} from './site-metrics.dto.js';
import { MetricRunsJob } from './metric-runs.job.js';
import { messages } from './texts.js';

const MOST_DAYS = 2 * 366;
/** Longer ranges are shown by the week. */
const MOST_POINTS = 92;
const WEEK = 7;
/** Metrics that are totals; the others are counts per day. */
const TOTALS: ReadonlySet<string> = new Set<MetricName>(['people', 'verified']);
const METRICS: ReadonlySet<string> = new Set(FIGURE_NAMES);

/** Metrics over time for Admin, with as many days before them for comparison. */
@Injectable()
export class SiteMetricsService {
  constructor(
    private readonly counting: MetricRunsJob,
    private readonly metrics: DailyMetricsRepository,
  ) {}

  /** Days are ISO dates, inclusive. Throws `validation_failed` for days in the wrong order or too many. */
  async of(from: string, to: string): Promise<MetricsDto> {
    const days = daysBetween(from, to) + 1;
    if (!(days > 0)) throw invalidField('to', messages.backwards);
    if (days > MOST_DAYS) throw invalidField('from', messages.tooMany);
    const countedAt = await this.counting.fresh();
    const pointDays = days > MOST_POINTS ? WEEK : 1;
    const points = pointsOf(from, days, pointDays);
    const [inPoints, inHalves] = await Promise.all([
      this.metrics.inStretches(points, to),
      this.metrics.inStretches([addDays(from, -days), from], to),
    ]);
    const [before, now] = [0, 1].map((half) => inHalves.filter(({ stretch }) => stretch === half));
    return {
      from,
      to,
      points,
      pointDays,
      series: seriesOf(inHalves, inPoints, points.length),
      answers: answersOf(now ?? []),
      answersBefore: answersOf(before ?? []),
      answersByPoint: points.map((_, point) => answersOf(inPoints.filter(({ stretch }) => stretch === point))),
      countedAt: countedAt.toISOString(),
    };
  }
}

/** The first day of each point. Points end with the last day; the first one takes the remainder. */
function pointsOf(from: string, days: number, pointDays: number): string[] {
  const count = Math.floor(days / pointDays);
  const left = days - count * pointDays;
  return Array.from({ length: count }, (_, point) => addDays(from, point === 0 ? 0 : left + point * pointDays));
}

function seriesOf(
  halves: readonly MetricInStretch[],
  points: readonly MetricInStretch[],
  length: number,
): MetricSeries[] {
  const seriesOfKey = new Map<string, MetricSeries>();
  const shown = ({ metric }: MetricInStretch) => METRICS.has(metric);
  const seriesFor = ({ metric, part }: MetricInStretch): MetricSeries => {
    const key = `${metric} ${part}`;
    const known = seriesOfKey.get(key);
    if (known) return known;
    const made = { figure: metric as MetricName, part, now: 0, before: 0, values: Array<number>(length).fill(0) };
    seriesOfKey.set(key, made);
    return made;
  };
  for (const one of halves.filter(shown)) seriesFor(one)[one.stretch === 0 ? 'before' : 'now'] = valueOf(one);
  for (const one of points.filter(shown)) seriesFor(one).values[one.stretch] = valueOf(one);
  return [...seriesOfKey.values()];
}

const valueOf = ({ metric, sum, last }: MetricInStretch): number => (TOTALS.has(metric) ? last : sum);

function answersOf(rows: readonly MetricInStretch[]): AnswerMetrics {
  const sumOf = (name: string) => rows.find(({ metric }) => metric === name)?.sum ?? 0;
  const steps = rows.filter(({ metric }) => metric === 'answers').map(({ part, sum }) => [Number(part), sum] as const);
  const firstMessages = sumOf('asked');
  return {
    medianMinutes: medianMinutes(new Map(steps)),
    withinADay: firstMessages > 0 ? Math.round((sumOf('answered-in-a-day') / firstMessages) * 100) : null,
  };
}

/** The number of answers by duration: each key is a step in minutes. */
type AnswersByStep = ReadonlyMap<number, number>;

/** The median in minutes, as precise as the steps; null without an answer. */
export function medianMinutes(answers: AnswersByStep): number | null {
  const half = [...answers.values()].reduce((sum, count) => sum + count, 0) / 2;
  if (half === 0) return null;
  let before = 0;
  for (const [index, step] of ANSWER_STEPS.entries()) {
    const count = answers.get(step) ?? 0;
    if (count > 0 && before + count >= half) {
      const from = ANSWER_STEPS[index - 1] ?? 0;
      return Math.round(from + ((half - before) / count) * (step - from));
    }
    before += count;
  }
  return null;
}
