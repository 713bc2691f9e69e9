const OPENS_BEFORE_MS = 10 * 60_000;
const CLOSES_AFTER_MS = 60 * 60_000;

/** The room opens early enough to check the camera. */
export const opensAt = (startsAt: Date): Date => new Date(startsAt.getTime() - OPENS_BEFORE_MS);

/** Open rooms at `now` belong to interviews that start before one of these and end after the other. */
export const openWindow = (now: Date): { startsBefore: Date; endsAfter: Date } => ({
  startsBefore: new Date(now.getTime() + OPENS_BEFORE_MS),
  endsAfter: new Date(now.getTime() - CLOSES_AFTER_MS),
});

/** The room closes later than the interview, because conversations run over. */
export const closesAt = (endsAt: Date): Date => new Date(endsAt.getTime() + CLOSES_AFTER_MS);
