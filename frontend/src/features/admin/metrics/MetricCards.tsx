import { Statistic } from 'antd';
import type { SiteMetrics } from '../../../api/admin-metrics';
import styles from './metrics.module.css';
import { asDuration, asMoney, asNumber, asPercent } from './formats';
import { adminMetricsTexts as texts } from './texts';
import { currenciesOf, metricOf, ofRole } from './shown-metrics';

interface Card {
  title: string;
  value: string;
  note: string;
}

/** The totals of the whole range, each next to the previous range. */
export function MetricCards({ figures }: { figures: SiteMetrics }) {
  return (
    <ul className={styles.cards}>
      {cardsOf(figures).map(({ title, value, note }) => (
        <li key={title}>
          <Statistic title={title} value={value} />
          <p>{note}</p>
        </li>
      ))}
    </ul>
  );
}

function cardsOf(figures: SiteMetrics): Card[] {
  const { cards } = texts;
  const counted = (title: string, name: Parameters<typeof metricOf>[1]): Card => {
    const { now, before } = metricOf(figures, name);
    return { title, value: asNumber(now), note: compared(now, before, asNumber) };
  };
  const auPairs = metricOf(figures, 'people', ofRole('aupair')).now;
  const verified = metricOf(figures, 'verified', ofRole('aupair')).now;
  const { answers, answersBefore } = figures;
  return [
    counted(cards.people, 'people'),
    counted(cards.newPeople, 'new-people'),
    {
      title: cards.verified,
      value: auPairs > 0 ? asPercent((verified / auPairs) * 100) : texts.nothing,
      note: texts.of(asNumber(verified), asNumber(auPairs)),
    },
    counted(cards.conversations, 'conversations'),
    counted(cards.messages, 'messages'),
    counted(cards.interviews, 'interviews'),
    counted(cards.confirmations, 'confirmations'),
    ...currenciesOf(figures).map((currency) => {
      const { now, before } = metricOf(figures, 'revenue', (part) => part === currency);
      const money = asMoney(currency);
      return { title: cards.revenue(currency), value: money(now), note: compared(now, before, money) };
    }),
    {
      title: cards.median,
      value: answers.medianMinutes === null ? texts.unknown : asDuration(answers.medianMinutes),
      note:
        answersBefore.medianMinutes === null ? texts.noneBefore : texts.before(asDuration(answersBefore.medianMinutes)),
    },
    {
      title: cards.withinADay,
      value: answers.withinADay === null ? texts.unknown : asPercent(answers.withinADay),
      note: answersBefore.withinADay === null ? texts.noneBefore : texts.before(asPercent(answersBefore.withinADay)),
    },
  ];
}

function compared(now: number, before: number, format: (value: number) => string): string {
  if (now === before) return texts.same;
  return now > before ? texts.more(format(now - before)) : texts.less(format(before - now));
}
