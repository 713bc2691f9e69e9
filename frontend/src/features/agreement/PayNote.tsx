import type { PayFacts } from '../../api/agreements';
import { WeekPay, type MissingFact, type OfferedWeek } from '../../entities/fair-pay';

interface PayNoteProps {
  facts: PayFacts;
  week: OfferedWeek;
  /** Set while the terms are being written. */
  missing?: readonly MissingFact[];
}

/** The pay of the terms next to the legal minimum at the family’s location: information with its source, not a limit. */
export function PayNote({ facts, week, missing }: PayNoteProps) {
  const currency = facts.currency === 'NZD' ? 'NZD' : 'AUD';
  return (
    <WeekPay
      floor={{ ...facts, currency }}
      week={week}
      missing={missing ?? []}
      live={missing !== undefined}
      law={facts.words}
    />
  );
}
