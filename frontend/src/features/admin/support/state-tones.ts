import type { Tone } from '../../../admin-ui/StateTag';
import type { SupportState } from '../../../api/admin';

export const STATE_TONES: Record<SupportState, Tone> = { open: 'waiting', answered: 'good', closed: 'quiet' };
