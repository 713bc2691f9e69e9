const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

interface Day {
  date: number;
  month: string;
  year: string;
}

/** An ISO day taken apart by hand: no time zone moves it, and server and browser write the same. */
function parse(day: string): Day | null {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day) ?? [];
  const name = MONTHS[Number(month) - 1];
  return year && name ? { date: Number(date), month: name, year } : null;
}

const worded = (words: (day: Day) => string) => (day: string) => {
  const parsed = parse(day);
  return parsed ? words(parsed) : day;
};

/** "2027-02-01" as "February 2027"; what is no ISO day ("after the harvest") stays as it is, here and below. */
export const monthAndYear = worded(({ month, year }) => `${month} ${year}`);

/** "2027-02-01" as "1 February 2027". */
export const dayInWords = worded(({ date, month, year }) => `${date} ${month} ${year}`);

/** "2027-02-01" as "1 Feb 2027". */
export const shortDay = worded(({ date, month, year }) => `${date} ${month.slice(0, 3)} ${year}`);
