import { ApiProperty } from '@nestjs/swagger';
import { EditableLandingSummary } from '../../country/index.js';
import type { LastAction } from '../audit/audit-log.service.js';

/** The last edit of a country's page. */
export class CountryPageEdit {
  /**
   * Null once the account is deleted.
   * @example 'admin'
   */
  by: string | null;

  /** @example '2026-11-20T08:15:30.123Z' */
  @ApiProperty({ format: 'date-time' })
  at: string;
}

/** A country's page in the Admin list. */
export class CountryPageSummary extends EditableLandingSummary {
  /** Null if no admin has changed it. */
  @ApiProperty({ type: CountryPageEdit, nullable: true })
  lastEdit: CountryPageEdit | null;
}

export function toCountryPageSummary(
  landing: EditableLandingSummary,
  lastEdit: LastAction | undefined,
): CountryPageSummary {
  return { ...landing, lastEdit: lastEdit ? { by: lastEdit.actorName, at: lastEdit.recordedAt.toISOString() } : null };
}
