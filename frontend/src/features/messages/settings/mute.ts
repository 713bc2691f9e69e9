import type { Conversation } from '../../../api/messages';
import { dayName, ownTimeZone, timeOfDay } from '../../../lib/clocks';
import type { IconDrawing } from '../../../ui/icon-drawings';
import { threadTexts } from '../thread/texts';

const { settings: texts } = threadTexts;

export const MUTED_DRAWING: IconDrawing = {
  drawing: '<path d="M6 16.5V11a6 6 0 0 1 9.4-4.9M18 10v6.5M4.5 16.5h12M10 19.5a2.2 2.2 0 0 0 4 0M4 3.5l16.5 17"/>',
};

/** Whether its messages cause no emails and push notifications now. */
export const isMuted = ({ mutedUntil }: Conversation, now: Date): boolean =>
  mutedUntil !== null && new Date(mutedUntil) > now;

/** Until when it is muted, in words; muted for always has no end. */
export function mutedInWords({ mutedUntil }: Conversation, now: Date): string {
  const until = new Date(mutedUntil ?? 0);
  if (until.getUTCFullYear() === 9999) return texts.mutedForAlways;
  const zone = ownTimeZone();
  const day = dayName(until, now, zone);
  return texts.mutedUntil(day === 'Today' ? 'today' : day, timeOfDay(until, zone));
}
