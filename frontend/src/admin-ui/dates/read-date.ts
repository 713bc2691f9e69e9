export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** "2027-02-01", "1 Feb 2027" or "1/2/2027", then a time or none. */
const WRITTEN =
  /^(?:(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})|(?<d>\d{1,2})(?:[./](?<m>\d{1,2})[./]|\s*(?<name>[a-z]{3,9})\.?,?\s*)(?<y>\d{4}))(?:(?:t|,?\s+)(?<time>.+))?$/;
/** The field writes "am" or "pm" behind a complete time: what someone types behind that counts. */
const TIME =
  /^(?:(?<hour>\d{2})[:.](?<minute>\d{2})|(?<h>\d{1,2})(?:[:.](?<m>\d{2}))?(?:\s*[ap]m)*?\s*(?<half>[ap]m))$/;

/**
 * Reads a day, or a day and a time, in the ways that people write one: the day comes before the month. The parts of the
 * result are in UTC. Null for what is not a date, for days that do not exist, and while more is to be typed: what is
 * read is at once written anew.
 */
export function readDate(text: string, withTime: boolean): Date | null {
  const parts = WRITTEN.exec(text.trim().toLowerCase())?.groups;
  if (!parts || (parts['time'] !== undefined) !== withTime) return null;
  const year = Number(parts['year'] ?? parts['y']);
  const month = parts['name'] ? monthNamed(parts['name']) : Number(parts['month'] ?? parts['m']) - 1;
  const day = Number(parts['day'] ?? parts['d']);
  const time = parts['time'] === undefined ? 0 : minutesOf(parts['time']);
  if (time === null) return null;
  const date = new Date(Date.UTC(year, month, day, 0, time));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month && date.getUTCDate() === day;
  return exists ? date : null;
}

const monthNamed = (name: string): number => MONTHS.findIndex((short) => name.startsWith(short.toLowerCase()));

/** "9:30 pm" and "21:30" in minutes of the day. */
function minutesOf(text: string): number | null {
  const parts = TIME.exec(text.trim())?.groups;
  const [hour, minute, half] = [
    parts?.['hour'] ?? parts?.['h'],
    parts?.['minute'] ?? parts?.['m'] ?? '0',
    parts?.['half'],
  ];
  if (hour === undefined) return null;
  const hours = half ? (Number(hour) % 12) + (half === 'pm' ? 12 : 0) : Number(hour);
  const isTime = hours < 24 && Number(minute) < 60 && (!half || (Number(hour) >= 1 && Number(hour) <= 12));
  return isTime ? hours * 60 + Number(minute) : null;
}
