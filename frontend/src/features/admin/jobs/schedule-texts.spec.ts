import { expect, it } from '@jest/globals';
import { scheduleInWords } from './schedule-texts';

it.each([
  ['* * * * *', '2026-11-22T10:00:00Z', 'Every minute'],
  ['*/10 * * * *', '2026-11-22T10:00:00Z', 'Every 10 minutes'],
  ['7 * * * *', '2026-11-22T10:07:00Z', 'Every hour, 7 minutes past'],
  // Sydney is eleven hours ahead of UTC in summer, and ten in winter.
  ['23 3 * * *', '2026-11-22T03:23:00Z', 'Every day at 2:23 pm'],
  ['23 3 * * *', '2026-07-22T03:23:00Z', 'Every day at 1:23 pm'],
  ['5 11-14 * * *', '2026-11-22T12:05:00Z', 'Every hour from 10:05 pm to 1:05 am'],
  ['0 4 * * 1', '2026-11-23T04:00:00Z', '0 4 * * 1'],
])('%s, next at %s, is “%s”', (cron, next, words) => {
  expect(scheduleInWords(cron, next)).toBe(words);
});
