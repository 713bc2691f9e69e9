import type { Interview } from '../../../api/interviews';
import { serverTime } from '../../../lib/clocks';

const SOON_MS = 60 * 60_000;

/** Whether someone who has left may still return, at a moment of this device. */
export const isRoomOpen = (
  { opensAt, closesAt, now }: Pick<Interview, 'opensAt' | 'closesAt' | 'now'>,
  receivedAt: number,
  at: Date,
): boolean => {
  const present = serverTime(now, receivedAt, at.getTime());
  return opensAt !== null && closesAt !== null && present >= Date.parse(opensAt) && present < Date.parse(closesAt);
};

/** Whether the room opens within the hour, or is open, at a moment of this device. */
export const isSoon = ({ opensAt, now }: Pick<Interview, 'opensAt' | 'now'>, receivedAt: number, at: Date): boolean =>
  opensAt !== null && Date.parse(opensAt) - serverTime(now, receivedAt, at.getTime()) < SOON_MS;
