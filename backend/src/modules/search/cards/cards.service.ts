import { Injectable } from '@nestjs/common';
import { PhotosService } from '../../media/index.js';
import { CardRowsService, type AuPairFacts, type FamilyFacts } from '../../profiles/index.js';
import { matchWithAuPair, matchWithFamily, type SearchViewer, type Match } from '../../matching/index.js';
import { auPairCardParts, toAuPairCard, type AuPairCard } from './au-pair-card.dto.js';
import { AuPairVisasService } from './au-pair-visas.service.js';
import type { CardExtras, CardParts, ShownParts } from './card-parts.js';
import { familyCardParts, toFamilyCard, type FamilyCard } from './family-card.dto.js';
import { SearchCardsRepository, type SearchCardRow } from './search-cards.repository.js';

/** Creates the cards of one role. */
interface CardMaker<Facts, Body extends { id: string }, Lines, Card> {
  parts: (ids: readonly string[]) => Promise<CardParts<Body, Lines>[]>;
  match: (viewer: SearchViewer, facts: Facts) => Match | null;
  toCard: (shown: ShownParts<Body, Lines>, facts: Facts, extras: CardExtras) => Card;
}

interface Person {
  userId: string;
}

/** The cards of a page of people, in at most two queries unless some cards are not stored. */
@Injectable()
export class CardsService {
  private readonly auPairCards = {
    parts: async (ids: readonly string[]) => (await this.rows.auPairs(ids)).map(auPairCardParts),
    match: matchWithAuPair,
    toCard: toAuPairCard,
  };
  private readonly familyCards = {
    parts: async (ids: readonly string[]) => (await this.rows.families(ids)).map(familyCardParts),
    match: matchWithFamily,
    toCard: toFamilyCard,
  };

  constructor(
    private readonly rows: CardRowsService,
    private readonly photos: PhotosService,
    private readonly cards: SearchCardsRepository,
    private readonly visas: AuPairVisasService,
  ) {}

  /**
   * In the order of `people`; those who can no longer be found are left out. `read` are rows that were already read.
   */
  async ofAuPairs(
    people: readonly AuPairFacts[],
    viewer: SearchViewer,
    read?: readonly SearchCardRow[],
  ): Promise<AuPairCard[]> {
    const [cards, visas] = await Promise.all([
      this.assemble(this.auPairCards, people, viewer, read),
      this.visas.onCards(people, viewer),
    ]);
    return cards.map((card) => ({ ...card, visa: visas.get(card.id) ?? null }));
  }

  /**
   * In the order of `people`; those who can no longer be found are left out. `read` are rows that were already read.
   */
  async ofFamilies(
    people: readonly FamilyFacts[],
    viewer: SearchViewer,
    read?: readonly SearchCardRow[],
  ): Promise<FamilyCard[]> {
    return this.assemble(this.familyCards, people, viewer, read);
  }

  private async assemble<Facts extends Person, Body extends { id: string }, Lines, Card>(
    maker: CardMaker<Facts, Body, Lines, Card>,
    people: readonly Facts[],
    viewer: SearchViewer,
    read?: readonly SearchCardRow[],
  ): Promise<Card[]> {
    if (people.length === 0) return [];
    const { userId: viewerId, readsNames, today } = viewer;
    const ids = people.map(({ userId }) => userId);
    const rows = new Map(
      (read ?? (await this.cards.find(ids, viewerId, readsNames))).map((row) => [row.user_id, row] as const),
    );
    const made = await this.made(maker, [...rows.values()], readsNames);
    const now = Math.floor(Date.now() / 1_000);
    return people.flatMap((facts) => {
      const row = rows.get(facts.userId);
      const { shown, photo } = (row && (kept<Body, Lines>(row) ?? made.get(facts.userId))) ?? {};
      if (!row || !shown || !photo) return [];
      const match = maker.match(viewer, facts);
      return [maker.toCard(shown, facts, { readsNames, saved: row.saved, match, photo, known: row, today, now })];
    });
  }

  /** Cards for rows without one, created from their profiles. */
  private async made<Facts, Body extends { id: string }, Lines, Card>(
    maker: CardMaker<Facts, Body, Lines, Card>,
    rows: readonly SearchCardRow[],
    readsNames: boolean,
  ): Promise<ReadonlyMap<string, ReadCard<Body, Lines>>> {
    const missing = rows.filter(({ body }) => body === null).map(({ user_id: id }) => id);
    if (missing.length === 0) return new Map();
    const parts = await maker.parts(missing);
    const previews = await this.photos.previews(parts.flatMap(({ photo }) => photo ?? []));
    return new Map(
      parts.map(({ body, visitor, member, photo }) => [
        body.id,
        {
          shown: { body, lines: readsNames ? member : visitor },
          photo: photoOf(photo, (photo && previews.get(photo)) ?? null),
        },
      ]),
    );
  }
}

interface ReadCard<Body, Lines> {
  shown: ShownParts<Body, Lines>;
  photo: CardExtras['photo'];
}

function kept<Body, Lines>({ body, lines, photo, preview }: SearchCardRow): ReadCard<Body, Lines> | null {
  if (body === null || lines === null) return null;
  const shown = { body: JSON.parse(body) as Body, lines: JSON.parse(lines) as Lines };
  return { shown, photo: photoOf(photo, preview) };
}

/** A photo without a preview may not be shown. */
const photoOf = (photo: string | null, photoPreview: string | null) => ({
  photo: photoPreview === null ? null : photo,
  photoPreview,
});
