import type { MyPlan } from '../../api/plans';
import { dayInWords } from '../../lib/format/date';
import { lastDayInWords } from './last-day';
import { paymentTexts } from './texts';
import styles from './payment.module.css';

const { current: words } = paymentTexts;

/** The current plan, with its first and last day. */
export function ActivePlan({ mine }: { mine: MyPlan }) {
  return (
    <section className={styles.current} aria-label={words.label}>
      <p className={styles.label}>{words.label}</p>
      <p className={styles.name}>{mine.plan === 'free' ? words.free : mine.name}</p>
      {mine.plan === 'free' ? null : <p>{mine.text}</p>}
      <p>{sentences(mine).join(' ')}</p>
    </section>
  );
}

/** When a plan began and ends, in words. */
export function sentences({ plan, text, byOffer, since, until, offer }: MyPlan): string[] {
  if (plan === 'free') return [text, words.freeText];
  if (byOffer) return [words.byOffer, ...(offer?.until ? [words.byOfferUntil(dayInWords(offer.until))] : [])];
  return [...(since ? [words.since(dayInWords(since))] : []), until ? words.until(lastDayInWords(until)) : words.noEnd];
}
