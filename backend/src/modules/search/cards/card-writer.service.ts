import { Injectable } from '@nestjs/common';
import { isUuid } from '../../../platform/http/index.js';
import { CardRowsService } from '../../profiles/index.js';
import { auPairCardParts } from './au-pair-card.dto.js';
import type { CardParts } from './card-parts.js';
import { familyCardParts } from './family-card.dto.js';
import { SearchCardsRepository } from './search-cards.repository.js';

/** Creates cards from profiles and stores them, in the transaction that changes a profile. */
@Injectable()
export class CardWriterService {
  constructor(
    private readonly rows: CardRowsService,
    private readonly cards: SearchCardsRepository,
  ) {}

  /** Paused profiles have none. Call it with the profiles locked. */
  async refreshAuPairs(ids: readonly string[]): Promise<void> {
    await this.keep(ids, (await this.rows.auPairs(ids)).map(auPairCardParts));
  }

  async refreshFamilies(ids: readonly string[]): Promise<void> {
    await this.keep(ids, (await this.rows.families(ids)).map(familyCardParts));
  }

  private async keep(ids: readonly string[], parts: readonly CardParts<{ id: string }, object>[]): Promise<void> {
    const cards = parts.map(({ body, visitor, member, photo }) => ({
      userId: body.id,
      body: JSON.stringify(body),
      visitor: JSON.stringify(visitor),
      member: JSON.stringify(member),
      photo: isUuid(photo) ? photo : null,
    }));
    await this.cards.replace(ids, cards);
  }
}
