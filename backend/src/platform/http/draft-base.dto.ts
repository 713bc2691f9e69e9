import { ApiProperty } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { Moment } from './moment.js';
import { DomainError } from '../errors/index.js';

const NOT_A_MOMENT = 'basedOn must be the updatedAt of a draft, or null';

/** The version that a draft is based on, so that an older window never overwrites a newer one. */
export class DraftBase {
  /**
   * `updatedAt` of the draft that this is based on; null if there was none. If omitted, nothing is compared.
   * @example '2026-11-20T08:30:00.000Z'
   */
  @IsOptional()
  @Moment({ message: NOT_A_MOMENT })
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  basedOn?: string | null;
}

export const CHANGED_ELSEWHERE =
  'You have since changed this in another window. Nothing from this window was saved. Choose which version to keep.';

/** Throws `stale_edit`, with the stored draft as `current`, unless it is the one that the caller has read. */
export function assertNewest<Draft extends { updatedAt: Date }>(
  stored: Draft | null,
  basedOn: string | null | undefined,
  toDto: (draft: Draft) => object,
): void {
  if (basedOn === undefined) return;
  const seen = basedOn === null ? null : new Date(basedOn).getTime();
  if (seen === (stored?.updatedAt.getTime() ?? null)) return;
  throw new DomainError('stale_edit', { message: CHANGED_ELSEWHERE, current: stored ? toDto(stored) : undefined });
}
