import { expect, it, vi } from 'vitest';
import type { CalendarDate } from './calendar-date.entity.js';
import { CalendarDatesService } from './calendar-dates.service.js';

it('Calendar dates are counted without reading what was written', async () => {
  const note = vi.fn(() => 'Please send the bond by bank transfer');
  const date = (more: Partial<CalendarDate>) =>
    Object.defineProperty(
      {
        ...{ agreementId: 'a', state: 'asked', askedBy: 'family', times: null, insteadOn: null },
        ...{ startsOn: '2027-03-12', endsOn: '2027-03-12', ...more },
      },
      'note',
      { get: note, enumerable: true },
    );
  const ofPlacements = () =>
    Promise.resolve([
      date({}),
      date({ askedBy: 'aupair' }),
      date({ state: 'accepted' }),
      date({ endsOn: '2027-03-09' }),
      date({ endsOn: '2027-03-09', insteadOn: '2027-03-20' }),
    ]);
  const clock = { now: () => new Date('2027-03-10T00:00:00Z') };
  const nothing = {};
  const parts = [nothing, { ofPlacements }, nothing, nothing, nothing, clock] as unknown as ConstructorParameters<
    typeof CalendarDatesService
  >;
  const placement = { id: 'a', timeZone: 'Australia/Sydney' };
  expect(await new CalendarDatesService(...parts).toAnswerBy('aupair', [placement])).toEqual(new Map([['a', 2]]));
  expect(note).not.toHaveBeenCalled();
});
