import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/index.js';
import { Transactions } from '../../../platform/database/index.js';
import { DomainError } from '../../../platform/errors/index.js';
import { Outbox } from '../../../platform/events/index.js';
import type { Identity } from '../../../platform/identity/index.js';
import { ANSWER_DAYS, daysAfter, REMINDER_DAYS } from './answer-deadlines.js';
import { ApplicantCheck } from './applicant-check.js';
import type { ApplicationInput } from './application.dto.js';
import { ApplicationsRepository } from './applications.repository.js';
import { obstaclesOf } from './obstacles.js';
import './place-events.js';
import { PlacesRepository } from './places.repository.js';

/** Whoever writes to everybody means nobody. */
export const MOST_OPEN_APPLICATIONS = 10;

/** An au pair asks for a place. */
@Injectable()
export class Applying {
  constructor(
    private readonly places: PlacesRepository,
    private readonly applications: ApplicationsRepository,
    private readonly check: ApplicantCheck,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * The application's id. Throws what `ApplicantCheck` throws, `not_found`, `place_not_open`, `application_obstacles`
   * (apply `knowingly`, or not), `application_exists` and `application_limit_reached`.
   */
  async apply(applicant: Identity, placeId: string, { note, knowingly = false }: ApplicationInput): Promise<string> {
    const wish = await this.check.require(applicant);
    const place = await this.places.findVisible(placeId, applicant.userId);
    if (!place) throw new DomainError('not_found');
    const obstacles = obstaclesOf(place, wish);
    if (obstacles.length > 0 && !knowingly) throw new DomainError('application_obstacles', { fields: { obstacles } });
    const { userId: auPairId } = applicant;
    return this.transactions.run(async (manager) => {
      const open = await this.applications.countOpen(auPairId, manager);
      const current = await this.places.lock(placeId, manager);
      if (current?.state !== 'open') throw new DomainError('place_not_open');
      if (open >= MOST_OPEN_APPLICATIONS) throw new DomainError('application_limit_reached');
      const appliedAt = this.clock.now();
      const id = await this.applications.insert(
        {
          placeId,
          auPairId,
          note,
          appliedAt,
          movedAt: appliedAt,
          answerBy: daysAfter(appliedAt, ANSWER_DAYS),
          remindAt: daysAfter(appliedAt, REMINDER_DAYS[0]),
        },
        manager,
      );
      if (!id) throw new DomainError('application_exists');
      const news = { applicationId: id, placeId, byId: auPairId, toId: place.familyId, state: 'applied' as const };
      await this.outbox.add(manager, 'application.received', news);
      return id;
    });
  }
}
