import { Injectable } from '@nestjs/common';
import type { Identity } from '../../../platform/identity/index.js';
import { auPairFacts } from '../facts/au-pair-facts.js';
import { familyFacts } from '../facts/family-facts.js';
import { ViewersService } from '../match/viewers.service.js';
import { SearchIndexRepository } from '../search/search-index.repository.js';
import type { AuPairCard } from './au-pair-card.dto.js';
import { CardsService } from './cards.service.js';
import type { FamilyCard } from './family-card.dto.js';

/** The cards of search for people whom other rooms name by their ids. Who is paused or hidden has none. */
@Injectable()
export class CardsByIdService {
  constructor(
    private readonly texts: SearchIndexRepository,
    private readonly viewers: ViewersService,
    private readonly cards: CardsService,
  ) {}

  /** By id, in a handful of queries however many they are. */
  async auPairs(ids: readonly string[], identity: Identity): Promise<ReadonlyMap<string, AuPairCard>> {
    const [viewer, texts] = await Promise.all([this.viewers.of(identity), this.texts.completedAuPairs(ids)]);
    const shown = texts.filter(({ userId }) => !viewer.hidden.includes(userId));
    const cards = await this.cards.ofAuPairs(shown.map(auPairFacts), viewer);
    return new Map(cards.map((card) => [card.id, card]));
  }

  async families(ids: readonly string[], identity: Identity): Promise<ReadonlyMap<string, FamilyCard>> {
    const [viewer, texts] = await Promise.all([this.viewers.of(identity), this.texts.completedFamilies(ids)]);
    const shown = texts.filter(({ userId }) => !viewer.hidden.includes(userId));
    const cards = await this.cards.ofFamilies(shown.map(familyFacts), viewer);
    return new Map(cards.map((card) => [card.id, card]));
  }
}
