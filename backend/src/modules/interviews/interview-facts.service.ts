import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { DailyMetric, DayRange } from '../../platform/daily-metrics/index.js';
import { AcquaintancesRegistry } from '../messaging/index.js';
import { InterviewFactsRepository, type AgreedInterview, type InterviewCount } from './interview-facts.repository.js';

/** What other modules ask about interviews. */
@Injectable()
export class InterviewFactsService implements OnModuleInit {
  constructor(
    private readonly interviews: InterviewFactsRepository,
    private readonly acquaintances: AcquaintancesRegistry,
  ) {}

  onModuleInit(): void {
    this.acquaintances.add((one, other) => this.interviews.haveOne(one, other));
  }

  /** Whether the two have held a video interview, ever. */
  wasHeld(familyId: string, auPairId: string): Promise<boolean> {
    return this.interviews.wasHeld(familyId, auPairId);
  }

  /** How many a person has had, by state. */
  countsOf(personId: string): Promise<InterviewCount[]> {
    return this.interviews.countsOf(personId);
  }

  /** With an agreed time from `since` on, cancelled ones too; none with people who are hidden. */
  agreedOf(personId: string, since: Date): Promise<AgreedInterview[]> {
    return this.interviews.agreedOf(personId, since);
  }

  /** How many were held; days with none are missing. */
  heldByDay(days: DayRange): Promise<DailyMetric<'interviews'>[]> {
    return this.interviews.heldByDay(days);
  }
}
