const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "19:30" as "7:30 pm", "24:00" as "midnight". Returns anything else unchanged. */
export function timeInWords(time: string): string {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(time) ?? [];
  if (!hours || !minutes) return time;
  if (hours === '24') return 'midnight';
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'am' : 'pm'}`;
}

/** "2 days 3 hours", "3 hours 12 minutes", "12:05" in the last hour. Never below zero. */
export function remaining(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const count = (amount: number, one: string) => `${amount} ${one}${amount === 1 ? '' : 's'}`;
  const [days, hours, minutes] = [seconds / DAY, (seconds % DAY) / HOUR, (seconds % HOUR) / MINUTE].map(Math.floor) as [
    number,
    number,
    number,
  ];
  if (days > 0) return hours > 0 ? `${count(days, 'day')} ${count(hours, 'hour')}` : count(days, 'day');
  if (hours > 0) return minutes > 0 ? `${count(hours, 'hour')} ${count(minutes, 'minute')}` : count(hours, 'hour');
  return `${minutes}:${String(seconds % MINUTE).padStart(2, '0')}`;
}
