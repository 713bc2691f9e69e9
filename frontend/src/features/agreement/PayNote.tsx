import type { PayFacts } from '../../api/agreements';
import { payOfWeek, WeekPay, type MissingFact, type OfferedWeek } from '../../entities/fair-pay';
import { dayInWords } from '../../lib/format/date';
import { exactMoney } from '../../lib/format/money';
import { agreementTexts } from './texts';

interface PayNoteProps {
  facts: PayFacts;
  /** The minimum that has changed since both signed. */
  now?: PayFacts | null;
  week: OfferedWeek;
  /** Set while the terms are being written. */
  missing?: readonly MissingFact[];
}

/** The pay of the terms next to the legal minimum at the family’s location: information with its source, not a limit. */
export function PayNote({ facts, now = null, week, missing }: PayNoteProps) {
  const currency = facts.currency === 'NZD' ? 'NZD' : 'AUD';
  const current = now ?? facts;
  const signed = payOfWeek(week, { ...facts, currency }).floorCents;
  return (
    <WeekPay
      floor={{ ...current, currency }}
      week={week}
      missing={missing ?? []}
      live={missing !== undefined}
      law={current.words}
      {...(now && signed !== null
        ? { before: agreementTexts.payChanged(exactMoney(signed, currency), dayInWords(now.since)) }
        : {})}
    />
  );
}
