import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { DailyMetric, DayRange } from '../../platform/daily-metrics/index.js';
import { AcquaintancesRegistry } from '../messaging/index.js';
import { InterviewFactsRepository, type AgreedInterview, type InterviewCount } from './interview-facts.repository.js';

/** Facts about interviews for other modules. */
@Injectable()
export class InterviewFactsService implements OnModuleInit {
  constructor(
    private readonly interviews: InterviewFactsRepository,
    private readonly acquaintances: AcquaintancesRegistry,
  ) {}

  onModuleInit(): void {
    this.acquaintances.add((one, other) => this.interviews.haveOne(one, other));
  }

  /** Whether the two have ever held a video interview. */
  wasHeld(familyId: string, auPairId: string): Promise<boolean> {
    return this.interviews.wasHeld(familyId, auPairId);
  }

  /** The number of a person's interviews, by state. */
  countsOf(personId: string): Promise<InterviewCount[]> {
    return this.interviews.countsOf(personId);
  }

  /** With an agreed time from `since` on, including cancelled ones; not with people who are hidden. */
  agreedOf(personId: string, since: Date): Promise<AgreedInterview[]> {
    return this.interviews.agreedOf(personId, since);
  }

  /** Held interviews by day; days without any are missing. */
  heldByDay(days: DayRange): Promise<DailyMetric<'interviews'>[]> {
    return this.interviews.heldByDay(days);
  }
}
