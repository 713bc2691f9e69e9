import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import type { RegionTable } from '../../../platform/facts/index.js';
import { REGIONS, type Region } from '../../country/index.js';
import { messages } from '../texts.js';

export class LegalFactsQuery {
  /** The region whose law applies. */
  @ApiProperty({ enum: REGIONS, example: 'newzealand' })
  @IsIn(REGIONS, { message: messages.region })
  region: Region;
}

/** The source of a value. */
@ApiSchema({ name: 'LegalFactSource' })
export class LegalFactSourceDto {
  /** @example 'Employment New Zealand: current minimum wage rates' */
  title: string;

  /** @example 'https://www.employment.govt.nz/pay-and-hours/pay-and-wages/minimum-wage' */
  @ApiProperty({ format: 'uri' })
  url: string;
}

/** A value set by a law or an authority, as it is valid today. */
@ApiSchema({ name: 'LegalFact' })
export class LegalFactDto {
  /** @example 'minimum_hour' */
  key: string;

  /** @example 23.95 */
  value: number;

  /**
   * The unit.
   * @example 'NZD an hour'
   */
  unit: string;

  /** @example '2026-04-01' */
  @ApiProperty({ format: 'date' })
  validFrom: string;

  source: LegalFactSourceDto;
}

@ApiSchema({ name: 'LegalFacts' })
export class LegalFactsDto {
  items: LegalFactDto[];
}

export const toLegalFacts = (table: RegionTable): LegalFactsDto => ({
  items: Object.entries(table).map(
    ([
      key,
      {
        value,
        unit,
        validFrom,
        source: { title, url },
      },
    ]) => ({
      key,
      value,
      unit,
      validFrom,
      source: { title, url },
    }),
  ),
});
