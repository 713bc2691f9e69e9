import type { Interview } from '../../../api/interviews';

const SOON_MS = 60 * 60_000;

/** Whether the room opens within the hour, or is open. */
export const isSoon = ({ opensAt, now }: Interview): boolean =>
  opensAt !== null && Date.parse(opensAt) - Date.parse(now) < SOON_MS;
