import { timeHere } from '../../../admin-ui/admin-time';
import { adminJobsTexts } from './texts';

const { schedule: texts } = adminJobsTexts;
const HOUR_MS = 60 * 60_000;

/**
 * A cron expression in UTC as "every day at 2:10 pm" in Sydney, where the hour depends on the season and is therefore
 * the one of the next run. An expression of another shape is shown as it is.
 */
export function scheduleInWords(cron: string, nextRun: string | null): string {
  const [minute = '', hour = '', ...days] = cron.split(' ');
  const every = /^\*\/(\d+)$/.exec(minute)?.[1];
  const [, from, to] = /^(\d+)-(\d+)$/.exec(hour) ?? [];
  if (days.join(' ') !== '* * *' || !nextRun) return cron;
  if (hour === '*') {
    if (minute === '*') return texts.everyMinute;
    if (every) return texts.everyMinutes(Number(every));
    return /^\d+$/.test(minute) ? texts.everyHour(Number(minute)) : cron;
  }
  if (!/^\d+$/.test(minute)) return cron;
  if (/^\d+$/.test(hour)) return texts.everyDay(timeHere(nextRun));
  if (!from || !to) return cron;
  const next = Date.parse(nextRun);
  const at = (hours: string) => new Date(next + (Number(hours) - new Date(next).getUTCHours()) * HOUR_MS).toISOString();
  return texts.hours(timeHere(at(from)), timeHere(at(to)));
}
