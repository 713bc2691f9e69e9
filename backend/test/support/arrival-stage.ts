import type { ArrivalPlanDto } from '../../src/modules/arrivals/arrival.dto.js';
import { ClockService, dayIn } from '../../src/platform/clock/index.js';
import { JobQueueService } from '../../src/platform/jobs/index.js';
import { confirmPlacement } from './agreements.js';
import type { Person } from './people.js';
import type { TestApp } from './test-app.js';

export const SYDNEY = 'Australia/Sydney';

/** A placement that begins in 60 days, and what its two sides do with its arrival plan. */
export class ArrivalStage {
  test!: TestApp;
  family!: Person;
  auPair!: Person;
  id!: string;
  startsOn!: string;

  async open(test: TestApp): Promise<void> {
    this.test = test;
    const placement = await confirmPlacement(test, 60, 180);
    ({ family: this.family, auPair: this.auPair, id: this.id, startsOn: this.startsOn } = placement);
  }

  readonly clock = (): ClockService => this.test.app.get(ClockService, { strict: false });
  readonly today = (): string => dayIn(SYDNEY, this.clock().now());
  readonly followUp = () => this.test.app.get(JobQueueService).runScheduledTaskNow('arrivals.follow-up');
  readonly at = (path = ''): string => `/api/arrivals/${this.id}${path}`;

  readonly read = async ({ agent }: Person): Promise<ArrivalPlanDto> =>
    (await agent.get(this.at()).expect(200)).body as ArrivalPlanDto;

  readonly answer = ({ agent }: Person, day: number, wish: object) =>
    agent.put(this.at(`/check-ins/${day}`)).send(wish);
}
