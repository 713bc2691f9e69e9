const DAY_MS = 86_400_000;

/** Whole days until a moment, one at least while it is to come. */
export const daysLeft = (until: string): number => Math.max(1, Math.ceil((Date.parse(until) - Date.now()) / DAY_MS));
