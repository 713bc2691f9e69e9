import type { Tone } from '../../../admin-ui/StateTag';
import type { RegisteredAgreement, RegisteredState } from '../../../api/admin-agreements';
import { adminAgreementsMessages as texts } from './texts';

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

/** "The Okafors and Lena"; a deleted person has no name. */
export const namesOf = ({ family, auPair }: Pick<RegisteredAgreement, 'family' | 'auPair'>): string =>
  texts.between(family.name ?? texts.gone, auPair.name ?? texts.gone);
