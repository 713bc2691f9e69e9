import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { DraftBase } from '../../../platform/http/index.js';
import { Text } from '../../../platform/validation/index.js';
import { IdList } from '../id-list.js';
import type { WrittenNote } from './person-notes.repository.js';
import { messages } from './texts.js';

const MOST_CHARACTERS = 2_000;
const MOST_LABELS = 5;
const MOST_ASKED = 50;
/** One line of readable characters; no address. */
const LABEL = /^[^\p{Cc}\p{Cs}@]{1,24}$/u;

/** Trims spaces and drops empty labels; of labels that differ only in case the first one stays. */
function tidyLabels({ value }: { value: unknown }): unknown {
  if (!Array.isArray(value)) return value;
  const tidied = value.map((label: unknown) => (typeof label === 'string' ? label.replace(/\s+/g, ' ').trim() : label));
  const names = tidied.map((label) => (typeof label === 'string' ? label.toLowerCase() : label));
  return tidied.filter((label, index) => label !== '' && names.indexOf(names[index]) === index);
}

const areLabels = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= MOST_LABELS &&
  value.every((label: unknown) => typeof label === 'string' && LABEL.test(label));

/** The caller's note and labels about someone; replaces the previous ones. */
export class PersonNoteInput extends DraftBase {
  /** @example 'Lovely on the phone. Ask about driving at night.' */
  @Text({ min: 0, max: MOST_CHARACTERS, paragraphs: true, words: messages.content })
  content: string;

  /** @example ['Swims well', 'Call again'] */
  @Transform(tidyLabels)
  @ValidateBy({ name: 'labels', validator: { validate: areLabels, defaultMessage: () => messages.labels } })
  @ApiProperty({ type: [String], maxItems: MOST_LABELS })
  labels: string[];
}

/** The people whose notes are requested. */
export class PersonNotesQuery {
  /**
   * Ids of people, separated by commas.
   * @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11'
   */
  @IdList(MOST_ASKED, messages.ids)
  ids: string[];
}

/** The caller's private note about someone. */
@ApiSchema({ name: 'PersonNote' })
export class PersonNoteDto {
  /** @example '0199a1de-6f1c-7cc2-9f6b-5b8f3c0f4a11' */
  @ApiProperty({ format: 'uuid' })
  aboutId: string;
  /** @example 'Lovely on the phone. Ask about driving at night.' */
  content: string;
  /** @example ['Swims well', 'Call again'] */
  labels: string[];
  /** @example '2026-11-22T09:12:00.123Z' */
  @ApiProperty({ format: 'date-time' })
  updatedAt: string;
}

/** The caller's notes about the requested people; people without one are left out. */
export class PersonNotes {
  items: PersonNoteDto[];
}

export const toPersonNote = ({ aboutId, content, labels, updatedAt }: WrittenNote): PersonNoteDto => ({
  aboutId,
  content,
  labels,
  updatedAt: updatedAt.toISOString(),
});
