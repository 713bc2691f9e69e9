import type { AgreementSummary } from '../../api/agreements';
import { endsEarly } from '../../entities/placements/ends-early';
import { dayInWords } from '../../lib/format/date';
import { agreementCardTexts } from './card-texts';

const { states, turn, endsEarly: early } = agreementCardTexts;

/** The state of an agreement, and what it means for the reader today. */
export function stateWords(agreement: AgreementSummary, today: string): { state: string; text: string } {
  const { state, yourTurn, endedOn, with: other } = agreement;
  if (endsEarly(agreement, today)) return { state: early.state, text: early.text(dayInWords(endedOn ?? '')) };
  return { state: states[state], text: turn[state](other.displayName, yourTurn) };
}
