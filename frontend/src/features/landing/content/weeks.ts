import type { Region } from '../../../config/regions';

/** Hours of the day, with quarters as fractions. */
interface Block {
  from: number;
  to: number;
  text: string;
}
interface Day {
  name: string;
  blocks: readonly Block[];
  /** The label of a day without work. */
  free?: string;
}

const day = (name: string, ...blocks: [from: number, to: number, text: string][]): Day => ({
  name,
  blocks: blocks.map(([from, to, text]) => ({ from, to, text })),
});

/** A week of thirty hours, as such weeks are written down. */
export const weeks: Record<Region, readonly Day[]> = {
  australia: [
    day('Monday', [7, 8.75, 'Breakfast, shoes, school'], [15, 18.5, 'Pick-up, park, pasta on']),
    day('Tuesday', [7, 8.75, 'Breakfast, shoes, school'], [15, 18.5, 'Pick-up, swimming']),
    day('Wednesday', [7, 8.75, 'Breakfast, shoes, school'], [15, 18.5, 'Pick-up, library']),
    day('Thursday', [7, 8.75, 'Breakfast, shoes, school'], [15, 18.5, 'Pick-up, reading aloud']),
    day(
      'Friday',
      [7, 8.75, 'Breakfast, shoes, school'],
      [15, 18.5, 'Pick-up, fish and chips'],
      [18.5, 22.25, 'The parents go out'],
    ),
    { name: 'Saturday', blocks: [], free: 'Yours' },
    { name: 'Sunday', blocks: [], free: 'Yours. Or the ocean pool, if asked' },
  ],
  newzealand: [
    day('Monday', [7.5, 9, 'Porridge, raincoats, bus'], [14.75, 18, 'Home, snacks, trampoline']),
    day('Tuesday', [7.5, 9, 'Porridge, raincoats, bus'], [14.75, 18, 'Home, kapa haka']),
    day(
      'Wednesday',
      [7.5, 9, 'Porridge, raincoats, bus'],
      [9, 12, 'Playcentre with the small one'],
      [14.75, 18, 'Home, baking'],
    ),
    day(
      'Thursday',
      [7.5, 9, 'Porridge, raincoats, bus'],
      [14.75, 18, 'Home, netball'],
      [18, 21.25, 'School meeting, bed by eight'],
    ),
    day('Friday', [7.5, 9, 'Porridge, raincoats, bus'], [14.75, 18, 'Home, library, pizza dough']),
    { name: 'Saturday', blocks: [], free: 'Yours' },
    { name: 'Sunday', blocks: [], free: 'Yours. Or a tramp, if asked' },
  ],
};

/** The hours that stand next to a week. */
export const LABELLED = [7, 9, 12, 15, 18, 21];

/** All hours of a week together. */
export const hoursOf = (week: readonly Day[]): number =>
  week.reduce((sum, { blocks }) => sum + blocks.reduce((hours, { from, to }) => hours + to - from, 0), 0);

/** 8.75 as "8:45". */
export const clock = (hour: number): string =>
  `${Math.floor(hour)}:${String(Math.round((hour % 1) * 60)).padStart(2, '0')}`;
