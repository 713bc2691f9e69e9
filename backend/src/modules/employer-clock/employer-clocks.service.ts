import { Injectable } from '@nestjs/common';
import { ClockService, dayIn } from '../../platform/clock/index.js';
import type { EntityManager } from '../../platform/database/index.js';
import { DomainError } from '../../platform/errors/index.js';
import { LegalFactsService } from '../../platform/facts/index.js';
import { AgreementFactsService, isCurrent, type AgreementFact, type AgreementState } from '../agreements/index.js';
import {
  EffectiveBlocksService,
  otherOf,
  PeopleService,
  RoleProfileFactsService,
  type PersonCard,
  type VisaFacts,
} from '../profiles/index.js';
import { employerLimit, VisaLimitsService, type EmployerLimit } from '../visas/index.js';
import { clockDays, countedTogether } from './clock/clock-days.js';
import {
  newestOf,
  toEmployerClock,
  type ClockParts,
  type EmployerClockDto,
  type EmployerClocksDto,
} from './employer-clock.dto.js';
import { EmployerClocksRepository } from './employer-clocks.repository.js';
import type { SupportLetter } from './letter/support-letter.entity.js';
import { messages } from './texts.js';

const BINDING: readonly AgreementState[] = ['confirmed', 'active', 'completed', 'ended_early'];
/** Where no rule says how long a visa lasts. */
const USUAL_VISA_MONTHS = 12;

interface LetterParts {
  parts: ClockParts;
  cards: ReadonlyMap<string, PersonCard>;
  reason: string;
}

/** How many days are left with one employer, for the two people of a placement. */
@Injectable()
export class EmployerClocksService {
  constructor(
    private readonly rows: EmployerClocksRepository,
    private readonly agreements: AgreementFactsService,
    private readonly profiles: RoleProfileFactsService,
    private readonly visas: VisaLimitsService,
    private readonly people: PeopleService,
    private readonly blocks: EffectiveBlocksService,
    private readonly facts: LegalFactsService,
    private readonly clock: ClockService,
  ) {}

  /** The clocks of a person's placements that are ahead or in progress, the next one first. */
  async list(personId: string): Promise<EmployerClocksDto> {
    const all = await this.agreements.bindingFor(personId);
    const current = all
      .filter((one) => isCurrent(one, this.clock.now()))
      .sort((one, other) => one.startsOn.localeCompare(other.startsOn));
    return { items: await this.shown(current, all, personId) };
  }

  /** Throws `not_found` to everyone except the two people of a placement. */
  async read(agreementId: string, personId: string): Promise<EmployerClockDto> {
    const placement = await this.placementOf(agreementId, personId);
    const others = await this.agreements.betweenPeople(placement.familyId, placement.auPairId);
    const [clock] = await this.shown([placement], others, personId);
    if (!clock) throw new DomainError('not_found');
    return clock;
  }

  /** The same as parts, for those who decide on them. */
  async partsOf(placement: AgreementFact, manager?: EntityManager): Promise<ClockParts> {
    const others = await this.agreements.betweenPeople(placement.familyId, placement.auPairId, manager);
    const [parts] = await this.partsOfAll([placement], others, manager);
    if (!parts) throw new DomainError('not_found');
    return parts;
  }

  async placementOf(agreementId: string, personId: string, manager?: EntityManager): Promise<AgreementFact> {
    const found = await this.agreements.find(agreementId, manager);
    if (!found || !BINDING.includes(found.state) || ![found.familyId, found.auPairId].includes(personId))
      throw new DomainError('not_found');
    return found;
  }

  /** Reads the facts for the letter of support. Throws `not_found` to everyone except the two. */
  async letterOf(agreementId: string, personId: string): Promise<LetterParts> {
    const placement = await this.placementOf(agreementId, personId);
    const [parts, cards, letters, hidden] = await Promise.all([
      this.partsOf(placement),
      this.people.cardsOf([placement.familyId, placement.auPairId]),
      this.rows.lettersOf([agreementId]),
      this.blocks.idsOf(personId),
    ]);
    return { parts, cards, reason: letterFor(personId, placement, { letters, cards, hidden }).reason };
  }

  private async shown(
    placements: readonly AgreementFact[],
    others: readonly AgreementFact[],
    personId: string,
  ): Promise<EmployerClockDto[]> {
    if (placements.length === 0) return [];
    const all = await this.partsOfAll(placements, others);
    const cards = await this.people.cardsOf(placements.flatMap(({ familyId, auPairId }) => [familyId, auPairId]));
    const letters = await this.rows.lettersOf(placements.map(({ id }) => id));
    const hidden = await this.blocks.idsOf(personId);
    const clocks = all.map((parts) => {
      const otherId = otherOf(parts.placement, personId);
      const letter = letterFor(personId, parts.placement, { letters, cards, hidden });
      return toEmployerClock(parts, personId, cards.get(otherId), letter, hidden.includes(otherId));
    });
    return this.facts.fill(clocks);
  }

  /** Reads a fixed number of times, however many placements there are. */
  private async partsOfAll(
    placements: readonly AgreementFact[],
    others: readonly AgreementFact[],
    manager?: EntityManager,
  ): Promise<ClockParts[]> {
    const visas = await this.profiles.visas(placements.map(({ auPairId }) => auPairId));
    const entries = await this.rows.entriesOf(idsOf(placements, others), manager);
    return Promise.all(
      placements.map(async (placement) => {
        const today = dayIn(placement.timeZone, this.clock.now());
        const limit = await this.limitOf(placement, visas.get(placement.auPairId), today);
        const visaMonths = limit.option?.stay?.months ?? USUAL_VISA_MONTHS;
        const together = countedTogether(placement, between(placement, others), visaMonths);
        const countedFrom = together.at(-1)?.startsOn ?? placement.startsOn;
        const own = entries.filter(({ agreementId }) => together.some(({ id }) => id === agreementId));
        const days = clockDays({
          ...{ today, countedFrom },
          startsOn: placement.startsOn,
          endsOn: placement.endedOn ?? placement.endsOn,
          months: limit.kind === 'months' ? limit.months : null,
          grantedUntil: grantedUntilOf(own),
        });
        return { placement, today, countedFrom, limit, days, entries: own };
      }),
    );
  }

  /** By the rules of today; by those of its last day once a placement is over. */
  private async limitOf(
    { region, startsOn, endsOn, endedOn }: AgreementFact,
    visa: VisaFacts | undefined,
    today: string,
  ): Promise<EmployerLimit> {
    if (!visa) return { kind: 'unclear', reason: 'nationality', option: null };
    const last = endedOn ?? endsOn;
    return employerLimit(visa, startsOn, await this.visas.rulesOf(region, today > last ? last : today));
  }
}

/** The family and the au pair of a placement, or of others of the same two. */
const between = ({ familyId, auPairId }: AgreementFact, others: readonly AgreementFact[]): AgreementFact[] =>
  others.filter((one) => one.familyId === familyId && one.auPairId === auPairId);

const idsOf = (placements: readonly AgreementFact[], others: readonly AgreementFact[]): string[] => [
  ...new Set(placements.flatMap((one) => [one.id, ...between(one, others).map(({ id }) => id)])),
];

/** Of the newest permission that was not withdrawn; a later refusal of more leaves it as it is. */
const grantedUntilOf = (entries: ClockParts['entries']): string | null =>
  newestOf(entries.filter(({ step }) => step === 'granted'))?.until ?? null;

/** The family's own words, which only they see after a block; else the prefilled ones. */
function letterFor(
  personId: string,
  { id, familyId, auPairId }: AgreementFact,
  { letters, cards, hidden }: { letters: SupportLetter[]; cards: ReadonlyMap<string, PersonCard>; hidden: string[] },
): { reason: string; isOwn: boolean } {
  const isClosed = personId === auPairId && hidden.includes(familyId);
  const own = isClosed ? undefined : letters.find(({ agreementId }) => agreementId === id)?.reason;
  return { reason: own ?? prefilledReason(cards.get(auPairId)), isOwn: own !== undefined };
}

const prefilledReason = (auPair: PersonCard | undefined): string =>
  messages.letter.defaultReason(auPair?.displayName ?? messages.letter.someone);
