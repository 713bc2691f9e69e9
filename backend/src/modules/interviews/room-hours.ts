const OPENS_BEFORE_MS = 10 * 60_000;
const CLOSES_AFTER_MS = 60 * 60_000;

/** When the room of an interview opens: early enough to look at one's own picture first. */
export const opensAt = (startsAt: Date): Date => new Date(startsAt.getTime() - OPENS_BEFORE_MS);

/** The rooms that are open at `now` are those of interviews which start before one of these and end after the other. */
export const openWindow = (now: Date): { startsBefore: Date; endsAfter: Date } => ({
  startsBefore: new Date(now.getTime() + OPENS_BEFORE_MS),
  endsAfter: new Date(now.getTime() - CLOSES_AFTER_MS),
});

/** When it closes: good talks run over. */
export const closesAt = (endsAt: Date): Date => new Date(endsAt.getTime() + CLOSES_AFTER_MS);
