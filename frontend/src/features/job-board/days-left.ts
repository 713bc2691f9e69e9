import { serverNow } from '../../lib/clocks';
import { DAY_MS } from '../../lib/days';

/** Whole days until a moment, one at least while it is to come. */
export const daysLeft = (until: string): number =>
  Math.max(1, Math.ceil((Date.parse(until) - serverNow().getTime()) / DAY_MS));
