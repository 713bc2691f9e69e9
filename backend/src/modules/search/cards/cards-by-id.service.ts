import { Injectable } from '@nestjs/common';
import type { Identity } from '../../../platform/identity/index.js';
import { EffectiveBlocksService, RoleProfileFactsService } from '../../profiles/index.js';
import { ViewersService } from '../../matching/index.js';
import { VisaLimitsService } from '../../visas/index.js';
import type { AuPairCard } from './au-pair-card.dto.js';
import { CardsService } from './cards.service.js';
import type { FamilyCard } from './family-card.dto.js';

/** Search cards for people whom other modules name by id. Paused and hidden people have none. */
@Injectable()
export class CardsByIdService {
  constructor(
    private readonly facts: RoleProfileFactsService,
    private readonly viewers: ViewersService,
    private readonly cards: CardsService,
    private readonly effectiveBlocks: EffectiveBlocksService,
    private readonly visas: VisaLimitsService,
  ) {}

  /** By id, in a fixed number of queries. */
  async auPairs(ids: readonly string[], identity: Identity): Promise<ReadonlyMap<string, AuPairCard>> {
    const [viewer, facts, hidden] = await Promise.all([
      this.viewers.of(identity),
      this.facts.auPairs(ids),
      this.effectiveBlocks.idsOf(identity.userId),
    ]);
    const shown = facts.filter(({ userId }) => !hidden.includes(userId));
    const cards = await this.cards.ofAuPairs(await this.visas.withMayStay(shown), viewer);
    return new Map(cards.map((card) => [card.id, card]));
  }

  async families(ids: readonly string[], identity: Identity): Promise<ReadonlyMap<string, FamilyCard>> {
    const [viewer, facts, hidden] = await Promise.all([
      this.viewers.of(identity),
      this.facts.families(ids),
      this.effectiveBlocks.idsOf(identity.userId),
    ]);
    const shown = facts.filter(({ userId }) => !hidden.includes(userId));
    const cards = await this.cards.ofFamilies(shown, viewer);
    return new Map(cards.map((card) => [card.id, card]));
  }
}
