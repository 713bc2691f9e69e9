import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { HoursDay } from '../../api/hours';
import { makeApiStore } from '../../../test/api-store';

const stored = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  },
  window: new EventTarget(),
});
const browser = { onLine: true };
Object.defineProperty(globalThis, 'navigator', { value: browser });

const { hoursApi } = await import('../../api/hours');
const { hoursOutbox } = await import('./hours-outbox');
const { closeHoursOutbox, flushHours, whenSent, openHoursOutbox } = await import('./hours-sending');
const { openPlannedDays, recordAsPlanned, takeBack } = await import('./planned-week');

const ANA = 'ana';
const WEEK = { agreementId: 'a1' };
const day = (date: number, changes: Partial<HoursDay> = {}) =>
  ({
    day: `2027-02-0${date}`,
    canRecord: true,
    recorded: null,
    plannedMinutes: 360,
    version: 0,
    ...changes,
  }) as HoursDay;
const RECORDED = { asPlanned: true, state: 'recorded' } as HoursDay['recorded'];

const asked: string[] = [];
const realFetch = globalThis.fetch;
let serverDays: HoursDay[] = [];
let dispatch: ReturnType<typeof makeApiStore>['dispatch'];

beforeEach(() => {
  ({ dispatch } = makeApiStore());
  browser.onLine = true;
  asked.length = 0;
  serverDays = [];
  globalThis.fetch = (...asking) => {
    const { method, url } = new Request(...asking);
    asked.push(`${method} ${new URL(url).pathname}`);
    return Promise.resolve(Response.json({ days: serverDays }));
  };
});

afterEach(() => {
  dispatch(hoursApi.util.resetApiState());
  closeHoursOutbox();
  for (const one of hoursOutbox.snapshot()) hoursOutbox.remove(one);
  globalThis.fetch = realFetch;
});

describe('A week recorded as planned', () => {
  it('has the planned days that can be recorded and that neither this browser nor the server has', () => {
    const [unsent] = recordAsPlanned(ANA, WEEK, [day(3)]);
    const days = [
      day(1, { recorded: RECORDED }),
      day(2, { plannedMinutes: 0 }),
      ...[day(3), day(4), day(5)],
      day(6, { canRecord: false }),
    ];
    expect(openPlannedDays(days, unsent ? [unsent] : [])).toEqual([day(4), day(5)]);
  });

  it('is sent day by day, and undone where it has not been changed since', async () => {
    openHoursOutbox(ANA, dispatch);
    const entries = recordAsPlanned(ANA, WEEK, [day(1), day(2), day(3)]);
    await whenSent();
    expect(asked).toEqual([1, 2, 3].map((date) => `PUT /api/hours/a1/days/2027-02-0${date}`));
    expect(hoursOutbox.snapshot()).toEqual([]);
    asked.length = 0;
    serverDays = [
      day(1, { recorded: RECORDED, version: 1 }),
      day(2, { recorded: { ...RECORDED, state: 'confirmed' } as HoursDay['recorded'], version: 1 }),
      day(3, { recorded: RECORDED, version: 1 }),
      day(4, { recorded: RECORDED, version: 1 }),
    ];
    await takeBack(dispatch, entries);
    expect(asked).toEqual([
      'GET /api/hours/a1',
      'DELETE /api/hours/a1/days/2027-02-01',
      'DELETE /api/hours/a1/days/2027-02-03',
    ]);
  });

  it('waits without a connection, and is undone without the server', async () => {
    browser.onLine = false;
    openHoursOutbox(ANA, dispatch);
    const entries = recordAsPlanned(ANA, WEEK, [day(1), day(2)]);
    await whenSent();
    expect(hoursOutbox.snapshot().map(({ delayed }) => delayed)).toEqual([true, true]);
    await takeBack(dispatch, entries);
    expect({ left: hoursOutbox.snapshot(), asked }).toEqual({ left: [], asked: [] });
  });

  it('is removed from the server if a waiting day is being sent when it is undone', async () => {
    browser.onLine = false;
    openHoursOutbox(ANA, dispatch);
    const entries = recordAsPlanned(ANA, WEEK, [day(1), day(2)]);
    await whenSent();
    browser.onLine = true;
    let answer = () => {};
    const answerAll = globalThis.fetch;
    globalThis.fetch = (...asking) =>
      new Promise((resolve) => {
        const late = answerAll(...asking);
        answer = () => resolve(late);
      });
    flushHours();
    const takenBack = takeBack(dispatch, entries);
    while (asked.length === 0) await new Promise(setImmediate);
    globalThis.fetch = answerAll;
    serverDays = [day(1, { recorded: RECORDED, version: 1 }), day(2)];
    answer();
    await takenBack;
    expect({ left: hoursOutbox.snapshot(), asked }).toEqual({
      left: [],
      asked: ['PUT /api/hours/a1/days/2027-02-01', 'GET /api/hours/a1', 'DELETE /api/hours/a1/days/2027-02-01'],
    });
  });
});
