import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { MayBeOmitted } from '../../../platform/http/index.js';
import { messages } from '../texts.js';
import { NamedPersonDto } from '../person.dto.js';

export class BlockInput {
  /**
   * A private note.
   * @example 'Kept writing after I said no'
   */
  @ApiProperty({ required: false, maxLength: 500 })
  @MayBeOmitted()
  @IsString()
  @MaxLength(500, { message: messages.words.long })
  reason?: string;
}

/** A person blocked by the caller. */
@ApiSchema({ name: 'Block' })
export class BlockDto {
  person: NamedPersonDto;
  /** @example 'Kept writing after I said no' */
  @ApiProperty({ type: String, nullable: true, example: 'Kept writing after I said no' })
  reason: string | null;
  /** @example '2026-11-20T08:30:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

@ApiSchema({ name: 'BlockPage' })
export class BlockPageDto {
  /** Newest first. */
  items: BlockDto[];
  /** Cursor of the next page; null at the end. */
  @ApiProperty({ type: String, nullable: true, example: null })
  nextCursor: string | null;
}
