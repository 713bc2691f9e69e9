import { Injectable } from '@nestjs/common';
import { PreparedSqlService } from '../../../platform/database/index.js';
import type { FocalPoint } from '../../media/index.js';
import { visaTextsSql } from '../../profiles/index.js';
import type { CardFacts } from './card-parts.js';

/** Raise it when the result of `auPairCardParts` or `familyCardParts` changes: older cards are then created again. */
const CARDS_VERSION = 3;

/** A person's card from a statement. */
export interface SearchCardRow extends CardFacts {
  user_id: string;
  /** JSON; null if no card is stored. */
  body: string | null;
  lines: string | null;
  photo: string | null;
  /** Null if the photo may not be shown. */
  preview: string | null;
  focal_point: FocalPoint | null;
  saved: boolean;
  /** JSON of `VisaTexts`; null unless asked for, and for families. */
  visa: string | null;
}

/** What a reader of cards may see: names, suburbs and contact details; until when au pairs can stay with them. */
export interface CardReader {
  readsNames: boolean;
  readsVisas: boolean;
}

/** A card to store. */
interface NewSearchCard {
  userId: string;
  body: string;
  visitor: string;
  member: string;
  photo: string | null;
}

/** SQL that reads cards together with people: `person` is an expression of an id, the others are parameters. */
export const cardSql = (person: string, viewer: string, readsNames: string, readsVisas: string) => ({
  columns: `card.body, card.lines, card.photo, shown.preview, shown.focal_point, known.last_login, known.unanswered_since, known.verified_at, known.verified_until,
    known.rating_average, known.rating_count, known.reply_rate, known.reply_minutes, known.children_checked,
    EXISTS (SELECT FROM shortlist_entries WHERE user_id = ${viewer} AND saved_id = ${person}) AS saved,
    CASE WHEN ${readsVisas} THEN ${visaTextsSql(person)}::text END AS visa`,
  // OFFSET 0 keeps each join a lookup by key, regardless of the planner's estimate.
  joins: `
    LEFT JOIN LATERAL (
      SELECT body, photo, CASE WHEN ${readsNames} THEN member ELSE visitor END AS lines
      FROM search_cards WHERE user_id = ${person} AND version = ${CARDS_VERSION} OFFSET 0) AS card ON true
    LEFT JOIN LATERAL (SELECT preview, focal_point FROM shown_uploads WHERE id = card.photo OFFSET 0) AS shown ON true
    LEFT JOIN LATERAL (SELECT * FROM member_card_facts WHERE id = ${person} OFFSET 0) AS known ON true`,
});

const { columns, joins } = cardSql('person.id', '$2::uuid', '$3::boolean', '$4::boolean');
const FIND = `SELECT person.id AS user_id, ${columns} FROM unnest($1::uuid[]) AS person (id) ${joins}`;

const PUT = `
  WITH wanted AS (
    SELECT * FROM unnest($2::uuid[], $3::text[], $4::text[], $5::text[], $6::uuid[]) AS card (user_id, body, visitor, member, photo)
  ), gone AS (
    DELETE FROM search_cards WHERE user_id = ANY($1::uuid[]) AND user_id NOT IN (SELECT user_id FROM wanted)
  )
  INSERT INTO search_cards AS old (user_id, version, body, visitor, member, photo)
  SELECT user_id, ${CARDS_VERSION}, body, visitor, member, photo FROM wanted
  ON CONFLICT (user_id) DO UPDATE SET (version, body, visitor, member, photo) =
    (EXCLUDED.version, EXCLUDED.body, EXCLUDED.visitor, EXCLUDED.member, EXCLUDED.photo)
  WHERE (old.version, old.body, old.visitor, old.member, old.photo) IS DISTINCT FROM
    (EXCLUDED.version, EXCLUDED.body, EXCLUDED.visitor, EXCLUDED.member, EXCLUDED.photo)`;

/** Stored cards with their current facts. */
@Injectable()
export class SearchCardsRepository {
  constructor(private readonly sql: PreparedSqlService) {}

  /** A row for each of `ids`, in any order. */
  find(ids: readonly string[], viewerId: string | null, reader: CardReader): Promise<SearchCardRow[]> {
    return this.sql.rows<SearchCardRow>('search-cards', FIND, [ids, viewerId, reader.readsNames, reader.readsVisas]);
  }

  /** Replaces the stored cards of `ids`. */
  async replace(ids: readonly string[], cards: readonly NewSearchCard[]): Promise<void> {
    await this.sql.rows('search-cards:replace', PUT, [
      ids,
      cards.map(({ userId }) => userId),
      cards.map(({ body }) => body),
      cards.map(({ visitor }) => visitor),
      cards.map(({ member }) => member),
      cards.map(({ photo }) => photo),
    ]);
  }
}
