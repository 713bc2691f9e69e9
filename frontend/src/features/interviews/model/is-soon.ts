import type { Interview } from '../../../api/interviews';
import { serverTime } from '../../../lib/clocks';

const SOON_MS = 60 * 60_000;

/** Whether the room opens within the hour, or is open, at a moment of this device. */
export const isSoon = ({ opensAt, now }: Pick<Interview, 'opensAt' | 'now'>, receivedAt: number, at: Date): boolean =>
  opensAt !== null && Date.parse(opensAt) - serverTime(now, receivedAt, at.getTime()) < SOON_MS;
