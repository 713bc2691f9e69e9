import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/index.js';
import { People } from '../../profiles/index.js';
import { ArrangementFacts, type ArrangementFact } from '../arrangements/arrangement-facts.js';
import { addDays, dayIn } from '../arrangements/calendar.js';
import { toExitArrangement, type ExitOverview } from './exit.dto.js';
import { ExitsRepository } from './exits.repository.js';
import { Exits } from './exits.service.js';

/** How long after an early end it still stands on the page, for whoever looks for the next place. */
const SHOWN_DAYS = 60;

/** What a person who wants out needs in front of them. */
@Injectable()
export class ExitOverviews {
  constructor(
    private readonly exits: Exits,
    private readonly stored: ExitsRepository,
    private readonly arrangements: ArrangementFacts,
    private readonly people: People,
    private readonly clock: Clock,
  ) {}

  async of(personId: string): Promise<ExitOverview> {
    const since = addDays(dayIn('UTC', this.clock.now()), -SHOWN_DAYS);
    const shown = (await this.arrangements.bindingFor(personId)).filter((one) => isShown(one, since));
    const cards = await this.people.cardsOf([personId, ...shown.map((one) => otherOf(one, personId))]);
    const notice = await this.stored.noticeWeeks(shown.map(({ id }) => id));
    return {
      ownName: cards.get(personId)?.displayName ?? '',
      arrangements: shown.map((one) =>
        toExitArrangement(one, cards.get(otherOf(one, personId)), notice.get(one.id) ?? null),
      ),
      latest: await this.exits.latest(personId),
    };
  }
}

function isShown({ state, endedOn }: ArrangementFact, since: string): boolean {
  if (state === 'ended_early') return endedOn !== null && endedOn >= since;
  return state === 'confirmed' || state === 'active';
}

const otherOf = ({ familyId, auPairId }: ArrangementFact, personId: string) =>
  personId === familyId ? auPairId : familyId;
