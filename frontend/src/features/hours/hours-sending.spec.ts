import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { makeApiStore } from '../../../test/api-store';
import type { UnsentDay } from './hours-outbox';

const stored = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  },
  window: new EventTarget(),
});
Object.defineProperty(globalThis, 'navigator', { value: { onLine: true } });

const { hoursOutbox } = await import('./hours-outbox');
const { closeHoursOutbox, flushHours, openHoursOutbox } = await import('./hours-sending');

const ANA = 'ana';
const day: UnsentDay = {
  accountId: ANA,
  agreementId: 'a1',
  day: '2027-02-01',
  minutes: 360,
  input: { way: 'planned', version: 0 },
  delayed: false,
};

const answers = jest.fn<() => Response>();
const realFetch = globalThis.fetch;

const answer = (status: number, code: string) =>
  answers.mockImplementation(() => Response.json({ statusCode: status, code, message: code }, { status }));

/** Resolves once the list of unsent days is as it should be. */
const unsent = (isAsExpected: (days: readonly UnsentDay[]) => boolean) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (!isAsExpected(hoursOutbox.snapshot())) return;
      stop();
      resolve();
    };
    const stop = hoursOutbox.subscribe(look);
  });

/** The unsent days after the browser has sent its requests. */
async function leftAfterSending(): Promise<readonly UnsentDay[]> {
  hoursOutbox.put(day);
  const settled = new Promise<void>((resolve) => {
    const stop = hoursOutbox.subscribe(() => {
      stop();
      resolve();
    });
  });
  openHoursOutbox(ANA, makeApiStore().dispatch);
  await settled;
  return hoursOutbox.snapshot();
}

beforeEach(() => {
  answers.mockReset();
  globalThis.fetch = () => Promise.resolve(answers());
});

afterEach(() => {
  closeHoursOutbox();
  for (const one of hoursOutbox.snapshot()) hoursOutbox.remove(one);
  globalThis.fetch = realFetch;
});

describe('A day that another tab recorded meanwhile', () => {
  const others: UnsentDay = { ...day, day: '2027-02-02', minutes: 300 };
  /** Its events reach only screens that show hours. */
  const writeElsewhere = (days: readonly UnsentDay[]) => stored.set('unsentHours', JSON.stringify(days));

  it('stays when this tab records another one', () => {
    hoursOutbox.put(day);
    writeElsewhere([day, others]);
    hoursOutbox.put({ ...day, minutes: 390 });
    expect(JSON.parse(stored.get('unsentHours') ?? '[]')).toEqual([others, { ...day, minutes: 390 }]);
  });

  it('is not sent again by this tab once the other tab has sent it', async () => {
    hoursOutbox.put(day);
    stored.delete('unsentHours');
    answer(200, 'ok');
    openHoursOutbox(ANA, makeApiStore().dispatch);
    await new Promise((resolve) => setTimeout(resolve));
    expect(answers).not.toHaveBeenCalled();
  });

  it('is in the same list object until something changes', () => {
    writeElsewhere([others]);
    expect(hoursOutbox.snapshot()).toEqual([others]);
    expect(hoursOutbox.snapshot()).toBe(hoursOutbox.snapshot());
  });
});

describe('Hours that someone typed for a day that changed meanwhile', () => {
  const typed: UnsentDay = { ...day, input: { way: 'duration', minutes: 360, note: 'Until six', version: 1 } };

  it('wait until the person has checked the day, while other days are sent', async () => {
    answers.mockImplementationOnce(() =>
      Response.json({ statusCode: 409, code: 'stale_edit', message: 'Changed' }, { status: 409 }),
    );
    answers.mockImplementation(() => Response.json({}));
    hoursOutbox.put(typed);
    hoursOutbox.put({ ...day, day: '2027-02-02' });
    const onlyTheTyped = () => unsent((days) => days.length === 1);
    const sent = onlyTheTyped();
    openHoursOutbox(ANA, makeApiStore().dispatch);
    await sent;
    expect(answers).toHaveBeenCalledTimes(2);
    expect(hoursOutbox.snapshot()).toEqual([{ ...typed, changed: true }]);
    // A later day is sent, and the typed one is not sent along with it.
    hoursOutbox.put({ ...day, day: '2027-02-03' });
    const sentAgain = onlyTheTyped();
    flushHours();
    await sentAgain;
    expect(answers).toHaveBeenCalledTimes(3);
    expect(hoursOutbox.snapshot()).toEqual([{ ...typed, changed: true }]);
  });
});

describe('A day that waits to be sent', () => {
  it.each([
    [401, 'unauthorized'],
    [403, 'second_factor_required'],
    [429, 'rate_limited'],
    [500, 'internal_error'],
    [503, 'unavailable'],
  ])('stays while the server has not responded (%i %s)', async (status, code) => {
    answer(status, code);
    expect(await leftAfterSending()).toEqual([{ ...day, delayed: true }]);
  });

  it.each([
    [400, 'validation_failed'],
    [404, 'not_found'],
    [409, 'stale_edit'],
  ])('is removed once the server has rejected it (%i %s)', async (status, code) => {
    answer(status, code);
    expect(await leftAfterSending()).toEqual([]);
  });
});
