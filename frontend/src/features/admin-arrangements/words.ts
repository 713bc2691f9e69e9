import type { RegisteredArrangement, RegisteredState } from '../../api/back-office-arrangements';
import { adminArrangementsMessages as texts } from './messages';

export const STATE_COLOURS: Record<RegisteredState, string> = {
  proposed: 'warning',
  countered: 'warning',
  accepted: 'warning',
  confirmed: 'success',
  active: 'success',
  completed: 'processing',
  ended_early: 'warning',
  cancelled: 'default',
};

/** "The Okafors and Lena"; whoever has left has no name any more. */
export const namesOf = ({ family, auPair }: Pick<RegisteredArrangement, 'family' | 'auPair'>): string =>
  texts.between(family.name ?? texts.gone, auPair.name ?? texts.gone);
