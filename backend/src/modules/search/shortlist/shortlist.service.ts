import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../platform/errors/index.js';
import { decodePosition, encodeCursor, type PageQuery } from '../../../platform/http/index.js';
import type { Identity, UserType } from '../../../platform/identity/index.js';
import { CardsService } from '../cards/cards.service.js';
import { type SearchViewer, ViewersService } from '../../matching/index.js';
import { auPairOfRow, familyOfRow } from '../search-index/search-rows.js';
import { AU_PAIR_TABLE, FAMILY_TABLE, type SearchTable } from '../search-index/search-table.js';
import type { ShortlistItem, ShortlistPage } from './shortlist.dto.js';
import { ShortlistRepository, type ShortlistPosition } from './shortlist.repository.js';

/** A limit on entries. */
const MOST_ENTRIES = 500;

/** Families save au pairs, au pairs save families; no one sees who saved them. */
@Injectable()
export class ShortlistService {
  constructor(
    private readonly entries: ShortlistRepository,
    private readonly viewers: ViewersService,
    private readonly cards: CardsService,
  ) {}

  /** Throws `not_found` for people whom this person cannot find, `shortlist_full` and, for admins, `forbidden`. */
  async save({ userId, userType }: Identity, id: string): Promise<void> {
    if (!(await this.entries.isListed(tableFor(userType), id, userId))) throw new DomainError('not_found');
    if (!(await this.entries.add(userId, id, MOST_ENTRIES))) throw new DomainError('shortlist_full');
  }

  /** Idempotent. */
  async remove({ userId }: Identity, id: string): Promise<void> {
    await this.entries.remove(userId, id);
  }

  /** Whether someone is on the viewer's shortlist; visitors have none. */
  async has(viewer: Identity | null, id: string): Promise<boolean> {
    return viewer !== null && this.entries.contains(viewer.userId, id);
  }

  /** Which of `ids` are on someone's shortlist. */
  async savedOf(userId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
    return this.entries.savedOf(userId, ids);
  }

  /** Newest first. Throws `forbidden` for admins. */
  async list(identity: Identity, { cursor, limit }: PageQuery): Promise<ShortlistPage> {
    const after = positionOf(cursor);
    const viewer = await this.viewers.of(identity);
    const saved =
      tableFor(identity.userType) === AU_PAIR_TABLE
        ? await this.savedAuPairs(identity.userId, viewer, after, limit + 1)
        : await this.savedFamilies(identity.userId, viewer, after, limit + 1);
    const last = saved.length > limit ? saved[limit - 1] : undefined;
    return {
      items: saved.slice(0, limit).flatMap(({ item }) => item ?? []),
      nextCursor: last ? encodeCursor([last.savedAt, last.id]) : null,
    };
  }

  private async savedAuPairs(
    userId: string,
    viewer: SearchViewer,
    after: ShortlistPosition | null,
    limit: number,
  ): Promise<Saved[]> {
    const rows = await this.entries.auPairs(userId, after, limit);
    const cards = await this.cards.ofAuPairs(rows.map(auPairOfRow), viewer);
    return rows.map(({ user_id: id, saved_at: savedAt }) => {
      const auPair = cards.find((card) => card.id === id);
      return { savedAt, id, item: auPair ? { savedAt: isoOf(savedAt), auPair, family: null } : null };
    });
  }

  private async savedFamilies(
    userId: string,
    viewer: SearchViewer,
    after: ShortlistPosition | null,
    limit: number,
  ): Promise<Saved[]> {
    const rows = await this.entries.families(userId, after, limit);
    const cards = await this.cards.ofFamilies(rows.map(familyOfRow), viewer);
    return rows.map(({ user_id: id, saved_at: savedAt }) => {
      const family = cards.find((card) => card.id === id);
      return { savedAt, id, item: family ? { savedAt: isoOf(savedAt), auPair: null, family } : null };
    });
  }
}

/** An entry; without an item if the person can no longer be found. */
interface Saved extends ShortlistPosition {
  item: ShortlistItem | null;
}

const isoOf = (milliseconds: number) => new Date(milliseconds).toISOString();

/** The table of people whom this kind of account saves. */
export function tableFor(userType: UserType): SearchTable {
  if (userType === 'admin') throw new DomainError('forbidden');
  return userType === 'family' ? AU_PAIR_TABLE : FAMILY_TABLE;
}

function positionOf(cursor: string | undefined): ShortlistPosition | null {
  const position = decodePosition(cursor);
  return position && { savedAt: position.at.getTime(), id: position.id };
}
