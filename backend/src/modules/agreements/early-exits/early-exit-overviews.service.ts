import { Injectable } from '@nestjs/common';
import { addDays } from '../../../platform/calendar-days/index.js';
import { ClockService, dayIn } from '../../../platform/clock/index.js';
import type { Identity } from '../../../platform/identity/index.js';
import { otherOf, PeopleService } from '../../profiles/index.js';
import { AgreementFactsService, type AgreementFact } from '../agreement-facts.service.js';
import { toEarlyExitAgreement, type EarlyExitOverview } from './early-exit.dto.js';
import { EarlyExitsRepository } from './early-exits.repository.js';
import { EarlyExitsService } from './early-exits.service.js';

/** For how long an agreement that ended early is still listed. */
const SHOWN_DAYS = 60;

/** The information for a member who considers an early exit. */
@Injectable()
export class EarlyExitOverviewsService {
  constructor(
    private readonly earlyExits: EarlyExitsService,
    private readonly stored: EarlyExitsRepository,
    private readonly agreements: AgreementFactsService,
    private readonly people: PeopleService,
    private readonly clock: ClockService,
  ) {}

  /** The request itself is for its author and admins, so a co-parent gets none. */
  async of({ userId: personId, coParent }: Pick<Identity, 'userId' | 'coParent'>): Promise<EarlyExitOverview> {
    const since = addDays(dayIn('UTC', this.clock.now()), -SHOWN_DAYS);
    const shown = (await this.agreements.bindingFor(personId)).filter((one) => isShown(one, since));
    const cards = await this.people.cardsOf([personId, ...shown.map((one) => otherOf(one, personId))]);
    const notice = await this.stored.noticeWeeks(shown.map(({ id }) => id));
    return {
      ownName: cards.get(personId)?.displayName ?? '',
      agreements: shown.map((one) =>
        toEarlyExitAgreement(one, cards.get(otherOf(one, personId)), notice.get(one.id) ?? null),
      ),
      latest: coParent ? null : await this.earlyExits.latest(personId),
    };
  }
}

function isShown({ state, endedOn }: AgreementFact, since: string): boolean {
  if (state === 'ended_early') return endedOn !== null && endedOn >= since;
  return state === 'confirmed' || state === 'active';
}
