const MINUTE = 60_000;
const UNITS: [name: string, ms: number][] = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
];

/** How long something has waited, in its largest unit: "3 days". */
export function relativeAge(since: string, now: Date): string {
  const ms = Math.max(now.getTime() - new Date(since).getTime(), MINUTE);
  const [name, unit] = UNITS.find(([, size]) => ms >= size) ?? ['minute', MINUTE];
  const count = Math.floor(ms / unit);
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
