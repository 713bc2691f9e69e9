import { TZDate } from '@date-fns/tz';
import { ClockService } from '../../src/platform/clock/index.js';
import type { TestApp } from './test-app.js';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Lets the product's clock run ahead to the next time at which it is so late in a zone; never back. */
export function setClock({ app }: TestApp, timeZone: string, hour: number, minute = 0): Date {
  const clock = app.get(ClockService);
  const now = clock.now();
  const wall = new TZDate(now.getTime(), timeZone);
  const today = new TZDate(wall.getFullYear(), wall.getMonth(), wall.getDate(), hour, minute, timeZone).getTime();
  const then = today > now.getTime() ? today : today + DAY_MS;
  clock.runAhead(then - Date.now());
  return new Date(then);
}

/** The same, counted from the real time: tests that each go a day ahead would be months ahead at their end. */
export function setClockAgain(app: TestApp, timeZone: string, hour: number): Date {
  app.app.get(ClockService).runAhead(0);
  return setClock(app, timeZone, hour);
}

/** Lets minutes pass. */
export function advanceClock({ app }: TestApp, minutes: number): void {
  const clock = app.get(ClockService);
  clock.runAhead(clock.now().getTime() - Date.now() + minutes * 60_000);
}
