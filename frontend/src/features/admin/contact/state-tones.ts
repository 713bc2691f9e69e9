import type { Tone } from '../../../admin-ui/StateTag';
import type { ContactState } from '../../../api/admin-contact';

export const STATE_TONES: Record<ContactState, Tone> = {
  open: 'waiting',
  answered: 'good',
  closed: 'quiet',
  spam: 'bad',
};
