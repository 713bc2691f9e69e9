import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { MayBeOmitted } from '../../../platform/http/index.js';
import { PersonName } from '../../../platform/names/index.js';
import { EmailField } from '../../auth/index.js';
import { REGIONS, type Region } from '../../country/index.js';
import { messages } from '../texts.js';
import { CONTACT_SUBJECTS, type ContactMessage, type ContactSubject } from './contact-message.entity.js';

const words = messages.contact;
/** Without control characters and incomplete emoji: a name is one line, including in an email's subject. */
const ONE_LINE = /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u;
const PARAGRAPHS = /^(?:[^\p{Cc}\p{Cs}]|[\t\n])*$/u;

const trimmed = ({ value }: { value: unknown }): unknown => (typeof value === 'string' ? value.trim() : value);
const tidied = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : value;

export class ContactMessageInput {
  /** @example 'Noémie Laurent' */
  @Transform(trimmed)
  @Matches(ONE_LINE, { message: words.name.unreadable })
  @PersonName()
  @MaxLength(100, { message: words.name.long })
  @MinLength(1, { message: words.name.missing })
  @IsString({ message: words.name.missing })
  @ApiProperty({ minLength: 1, maxLength: 100 })
  name: string;

  /** @example 'noemie@example.com' */
  @EmailField()
  @MaxLength(254, { message: words.email.long })
  @ApiProperty({ format: 'email', maxLength: 254 })
  email: string;

  /** @example 'aupair' */
  @IsIn(CONTACT_SUBJECTS, { message: words.subject })
  @ApiProperty({ enum: CONTACT_SUBJECTS })
  subject: ContactSubject;

  /** @example 'Do I need to have my visa before I write to a family, or is it enough to have applied?' */
  @Transform(tidied)
  @Matches(PARAGRAPHS, { message: words.message.unreadable })
  @MaxLength(4000, { message: words.message.long })
  @MinLength(20, { message: words.message.short })
  @IsString({ message: words.message.short })
  @ApiProperty({ minLength: 20, maxLength: 4000 })
  message: string;

  /**
   * The region of the site on which it was written.
   * @example 'australia'
   */
  @IsIn(REGIONS, { message: messages.region })
  @ApiProperty({ enum: REGIONS })
  region: Region;

  /**
   * A honeypot: must be empty, because people do not see the field.
   * @example ''
   */
  @MayBeOmitted()
  @IsString({ message: words.website })
  @MaxLength(2000, { message: words.website })
  website?: string;
}

/** Confirms that the message has arrived. */
export class ContactReceipt {
  /** @example '5b2e6f4c-0f5e-4c0e-8f5d-6a7b8c9d0e1f' */
  @ApiProperty({ format: 'uuid' })
  id: string;

  /** @example '2026-11-20T08:30:00.000Z' */
  @ApiProperty({ format: 'date-time' })
  receivedAt: string;
}

export function toReceipt({ id, createdAt }: Pick<ContactMessage, 'id' | 'createdAt'>): ContactReceipt {
  return { id, receivedAt: createdAt.toISOString() };
}
