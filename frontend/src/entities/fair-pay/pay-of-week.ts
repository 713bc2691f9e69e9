/** The legal minimum of an hour, with its source. */
export interface HourFloor {
  currency: 'AUD' | 'NZD';
  hourlyCents: number;
  /** ISO day. */
  checkedOn: string;
  sourceTitle: string;
  sourceUrl: string;
}

/** A week as it is offered. What is not known, or not yet typed, is null. */
export interface OfferedWeek {
  minutes: number | null;
  payMinCents: number | null;
  payMaxCents?: number | null;
}

/** A week next to the legal minimum. */
interface PayOfWeek {
  /** The legal minimum of the week; null without hours. */
  floorCents: number | null;
  /** The amount by which the lowest pay is below it; 0 at or above it, and while either is unknown. */
  shortCents: number;
  /** Only the lower end of a range is below the minimum. */
  isLowerEndOnly: boolean;
}

const known = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** Rounds as the API does: half a cent up. */
export function payOfWeek({ minutes, payMinCents, payMaxCents }: OfferedWeek, { hourlyCents }: HourFloor): PayOfWeek {
  if (!known(minutes) || minutes <= 0) return { floorCents: null, shortCents: 0, isLowerEndOnly: false };
  const floorCents = Math.round((hourlyCents * minutes) / 60);
  const shortCents = known(payMinCents) ? Math.max(0, floorCents - payMinCents) : 0;
  return { floorCents, shortCents, isLowerEndOnly: shortCents > 0 && known(payMaxCents) && payMaxCents >= floorCents };
}
