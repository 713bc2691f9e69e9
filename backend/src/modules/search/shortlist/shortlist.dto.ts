import { ApiProperty } from '@nestjs/swagger';
import { AuPairCard } from '../cards/au-pair-card.dto.js';
import { FamilyCard } from '../cards/family-card.dto.js';

/** Someone saved: an au pair for families, a family for au pairs. */
export class ShortlistItem {
  /** @example '2026-11-20T08:15:30.123Z' */
  savedAt: string;

  @ApiProperty({ type: () => AuPairCard, nullable: true })
  auPair: AuPairCard | null;

  @ApiProperty({ type: () => FamilyCard, nullable: true })
  family: FamilyCard | null;
}

/** One page of a shortlist, newest first. Paused people are left out until they resume. */
export class ShortlistPage {
  items: ShortlistItem[];

  /**
   * Cursor of the next page; null at the end.
   * @example 'WzE3OTYwNDY4MDAwMDAsIjAxOTlhMWRlIl0'
   */
  nextCursor: string | null;
}
