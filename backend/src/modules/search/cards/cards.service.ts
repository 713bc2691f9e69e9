import { Injectable } from '@nestjs/common';
import type { JsonText } from '../../../platform/http/index.js';
import { PhotosService, type FocalPoint } from '../../media/index.js';
import { CardRowsService, type AuPairFacts, type FamilyFacts } from '../../profiles/index.js';
import { matchWithAuPair, matchWithFamily, type SearchViewer, type Match } from '../../matching/index.js';
import { auPairCardParts, toAuPairCard, type AuPairCard } from './au-pair-card.dto.js';
import { AuPairVisasService } from './au-pair-visas.service.js';
import type { CardExtras, CardParts, ShownParts } from './card-parts.js';
import { familyCardParts, toFamilyCard, type FamilyCard } from './family-card.dto.js';
import { type CardReader, SearchCardsRepository, type SearchCardRow } from './search-cards.repository.js';
import { auPairCardReaderOf, familyCardReaderOf } from './visa-reader.js';

/** The parts of cards that differ between the two roles. */
interface Role<Facts> {
  reader: (viewer: SearchViewer) => CardReader;
  parts: (ids: readonly string[]) => Promise<CardParts<{ id: string }, object>[]>;
  match: (viewer: SearchViewer, facts: Facts) => Match | null;
}

/** The stored data that a card is made from. */
interface Ingredients<Facts> {
  shown: ShownParts;
  facts: Facts;
  extras: CardExtras;
  row: SearchCardRow;
}

interface Person {
  userId: string;
}

/**
 * The cards of a page of people, in at most two queries unless some cards are not stored. They are in the order of
 * `people`; those who can no longer be found are left out. `read` are rows that were already read.
 */
@Injectable()
export class CardsService {
  private readonly auPairs = {
    reader: auPairCardReaderOf,
    parts: async (ids: readonly string[]) => (await this.rows.auPairs(ids)).map(auPairCardParts),
    match: matchWithAuPair,
  };
  private readonly families = {
    reader: familyCardReaderOf,
    parts: async (ids: readonly string[]) => (await this.rows.families(ids)).map(familyCardParts),
    match: matchWithFamily,
  };

  constructor(
    private readonly rows: CardRowsService,
    private readonly photos: PhotosService,
    private readonly cards: SearchCardsRepository,
    private readonly visas: AuPairVisasService,
  ) {}

  async ofAuPairs(people: readonly AuPairFacts[], viewer: SearchViewer): Promise<AuPairCard[]> {
    return (await this.jsonOfAuPairs(people, viewer)).map((card) => card.value());
  }

  async ofFamilies(people: readonly FamilyFacts[], viewer: SearchViewer): Promise<FamilyCard[]> {
    return (await this.jsonOfFamilies(people, viewer)).map((card) => card.value());
  }

  async jsonOfAuPairs(
    people: readonly AuPairFacts[],
    viewer: SearchViewer,
    read?: readonly SearchCardRow[],
  ): Promise<JsonText<AuPairCard>[]> {
    const [found, visaOf] = await Promise.all([
      this.ingredients(this.auPairs, people, viewer, read),
      this.visas.onCards(viewer),
    ]);
    return found.map(({ shown, facts, extras, row }) => toAuPairCard(shown, facts, extras, visaOf(row.visa, facts)));
  }

  async jsonOfFamilies(
    people: readonly FamilyFacts[],
    viewer: SearchViewer,
    read?: readonly SearchCardRow[],
  ): Promise<JsonText<FamilyCard>[]> {
    const found = await this.ingredients(this.families, people, viewer, read);
    return found.map(({ shown, facts, extras }) => toFamilyCard(shown, facts, extras));
  }

  private async ingredients<Facts extends Person>(
    role: Role<Facts>,
    people: readonly Facts[],
    viewer: SearchViewer,
    read?: readonly SearchCardRow[],
  ): Promise<Ingredients<Facts>[]> {
    if (people.length === 0) return [];
    const { userId: viewerId, readsNames, today } = viewer;
    const ids = people.map(({ userId }) => userId);
    const rows = new Map(
      (read ?? (await this.cards.find(ids, viewerId, role.reader(viewer)))).map((row) => [row.user_id, row] as const),
    );
    const made = await this.made(role, [...rows.values()], readsNames);
    const now = Math.floor(Date.now() / 1_000);
    return people.flatMap((facts) => {
      const row = rows.get(facts.userId);
      const card = row && (kept(row) ?? made.get(facts.userId));
      if (!row || !card) return [];
      const { shown, photo } = card;
      const match = role.match(viewer, facts);
      return { shown, facts, row, extras: { readsNames, saved: row.saved, match, photo, known: row, today, now } };
    });
  }

  /** Cards for rows without one, created from their profiles. */
  private async made(
    role: Pick<Role<never>, 'parts'>,
    rows: readonly SearchCardRow[],
    readsNames: boolean,
  ): Promise<ReadonlyMap<string, ReadCard>> {
    const missing = rows.filter(({ body }) => body === null).map(({ user_id: id }) => id);
    if (missing.length === 0) return new Map();
    const parts = await role.parts(missing);
    const shown = await this.photos.shown(parts.flatMap(({ photo }) => photo ?? []));
    return new Map(
      parts.map(({ body, visitor, member, photo }) => [
        body.id,
        {
          shown: { body: JSON.stringify(body), lines: JSON.stringify(readsNames ? member : visitor) },
          photo: photoOf(photo, photo === null ? undefined : shown.get(photo)),
        },
      ]),
    );
  }
}

interface ReadCard {
  shown: ShownParts;
  photo: CardExtras['photo'];
}

const kept = ({ body, lines, photo, preview, focal_point: focalPoint }: SearchCardRow): ReadCard | null =>
  body === null || lines === null
    ? null
    : { shown: { body, lines }, photo: photoOf(photo, preview === null ? undefined : { preview, focalPoint }) };

/** A photo of which nothing is known may not be shown. */
const photoOf = (
  photo: string | null,
  shown: { preview: string; focalPoint: FocalPoint | null } | undefined,
): CardExtras['photo'] => ({
  photo: shown ? photo : null,
  photoPreview: shown?.preview ?? null,
  photoFocalPoint: shown?.focalPoint ?? null,
});
