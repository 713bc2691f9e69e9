import { Injectable } from '@nestjs/common';
import { PhotosService } from '../../media/index.js';
import { CardRowsService, type AuPairFacts, type FamilyFacts } from '../../profiles/index.js';
import { matchWithAuPair, matchWithFamily, type SearchViewer, type Match } from '../../matching/index.js';
import { ShortlistRepository } from '../shortlist/shortlist.repository.js';
import { toAuPairCard, type AuPairCard } from './au-pair-card.dto.js';
import type { CardExtras } from './card-extras.js';
import { toFamilyCard, type FamilyCard } from './family-card.dto.js';

interface Person {
  userId: string;
}

/** Cards of the people of a page: three queries, however many they are. */
@Injectable()
export class CardsService {
  constructor(
    private readonly cards: CardRowsService,
    private readonly photos: PhotosService,
    private readonly shortlist: ShortlistRepository,
  ) {}

  /** In the order of `people`; whoever can no longer be found is left out. */
  async ofAuPairs(people: readonly AuPairFacts[], viewer: SearchViewer): Promise<AuPairCard[]> {
    const rows = await this.cards.auPairs(people.map(({ userId }) => userId));
    return this.assemble(people, rows, viewer, matchWithAuPair, toAuPairCard);
  }

  /** In the order of `people`; whoever can no longer be found is left out. */
  async ofFamilies(people: readonly FamilyFacts[], viewer: SearchViewer): Promise<FamilyCard[]> {
    const rows = await this.cards.families(people.map(({ userId }) => userId));
    return this.assemble(people, rows, viewer, matchWithFamily, toFamilyCard);
  }

  private async assemble<Facts extends Person, Row extends { id: string; photo: string | null }, Card>(
    people: readonly Facts[],
    rows: readonly Row[],
    viewer: SearchViewer,
    match: (viewer: SearchViewer, facts: Facts) => Match | null,
    toCard: (row: Row, facts: Facts, extras: CardExtras) => Card,
  ): Promise<Card[]> {
    const { userId, readsNames, today } = viewer;
    const ids = rows.map(({ id }) => id);
    const [previews, saved] = await Promise.all([
      this.photos.previews(rows.flatMap(({ photo }) => photo ?? [])),
      userId === null ? new Set<string>() : this.shortlist.savedOf(userId, ids),
    ]);
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    const now = Math.floor(Date.now() / 1_000);
    return people.flatMap((facts) => {
      const row = rowOf.get(facts.userId);
      if (!row) return [];
      const preview = (row.photo && previews.get(row.photo)) ?? null;
      const extras = {
        readsNames,
        saved: saved.has(row.id),
        match: match(viewer, facts),
        preview,
        today,
        now,
      };
      return [toCard(row, facts, extras)];
    });
  }
}
