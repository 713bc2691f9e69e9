import { addDays } from '../../src/platform/calendar-days/index.js';
import type { HoursDay, HoursWeek } from '../../src/modules/hours/hours.dto.js';
import { ClockService, dayIn } from '../../src/platform/clock/index.js';
import { confirmAgreement, goodTerms } from './agreements.js';
import type { Person } from './people.js';
import { createPair } from './talkers.js';
import type { TestApp } from './test-app.js';

const SYDNEY = 'Australia/Sydney';
const TODAY = 21;

/** A placement three weeks after its first Monday, and what its two sides do with its hours. Days are counted from 0. */
export class HoursStage {
  test!: TestApp;
  family!: Person;
  auPair!: Person;
  id!: string;
  /** The Monday on which the placement begins. */
  monday!: string;

  async open(test: TestApp): Promise<void> {
    this.test = test;
    const clock = test.app.get(ClockService, { strict: false });
    clock.runAhead(0);
    const pair = await createPair(test);
    ({ family: this.family, auPair: this.auPair } = pair);
    const weekday = new Date(`${addDays(this.today(), 7)}T00:00:00Z`).getUTCDay();
    this.monday = addDays(this.today(), 7 + ((8 - weekday) % 7));
    const dates = { startsOn: this.monday, endsOn: addDays(this.monday, 180) };
    this.id = await confirmAgreement(test, pair, goodTerms({ dates }));
    clock.runAhead(Date.parse(this.day(TODAY)) - Date.parse(this.today()));
    if (this.today() !== this.day(TODAY)) throw new Error('The clock is not where the placement needs it');
  }

  private readonly today = (): string => dayIn(SYDNEY, this.test.app.get(ClockService, { strict: false }).now());
  readonly day = (index: number): string => addDays(this.monday, index);
  readonly at = (path = ''): string => `/api/hours/${this.id}${path}`;
  readonly dayOf = ({ days }: HoursWeek, index: number): HoursDay => days[index % 7] as HoursDay;

  readonly readWeek = async ({ agent }: Person, week?: string): Promise<HoursWeek> =>
    (await agent.get(this.at(week ? `?week=${week}` : '')).expect(200)).body as HoursWeek;

  readonly record = (index: number, wish: object = {}) =>
    this.auPair.agent.put(this.at(`/days/${this.day(index)}`)).send({ way: 'planned', version: 0, ...wish });

  readonly confirm = (...days: [index: number, version: number][]) =>
    this.family.agent
      .post(this.at('/confirmations'))
      .send({ days: days.map(([index, version]) => ({ day: this.day(index), version })) });

  readonly dispute = (index: number, version: number, note = 'It was an hour less.') =>
    this.family.agent.put(this.at(`/days/${this.day(index)}/dispute`)).send({ version, note });
}
