/** "19:30" as "7:30 pm", "24:00" as "midnight". Returns anything else unchanged. */
export function timeInWords(time: string): string {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(time) ?? [];
  if (!hours || !minutes) return time;
  if (hours === '24') return 'midnight';
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'am' : 'pm'}`;
}
