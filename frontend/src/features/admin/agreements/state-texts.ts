import type { Tone } from '../../../admin-ui/StateTag';
import { today } from '../../../admin-ui/admin-time';
import type { RegisteredAgreement, RegisteredState } from '../../../api/admin-agreements';
import { endsEarly } from '../../../entities/placements/ends-early';
import { capitalised } from '../../../lib/format/capitalised';
import { adminAgreementsTexts as texts } from './texts';

export const STATE_TONES: Record<RegisteredState, Tone> = {
  proposed: 'waiting',
  countered: 'waiting',
  accepted: 'waiting',
  confirmed: 'good',
  active: 'good',
  completed: 'quiet',
  ended_early: 'waiting',
  cancelled: 'quiet',
};

/** A placement that ends early has not ended until its last day has come. */
export const stateText = (agreement: Pick<RegisteredAgreement, 'state' | 'endedOn'>): string =>
  endsEarly(agreement, today()) ? texts.endsEarly : texts.states[agreement.state];

/** "The Okafors and Lena"; a deleted person has no name. */
export const namesOf = ({ family, auPair }: Pick<RegisteredAgreement, 'family' | 'auPair'>): string =>
  texts.between(family.name ?? texts.gone, auPair.name ?? texts.gone);

/** The same at the beginning of a row. */
export const titleOf = (agreement: Pick<RegisteredAgreement, 'family' | 'auPair'>): string =>
  capitalised(namesOf(agreement));
