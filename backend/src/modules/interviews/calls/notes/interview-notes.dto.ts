import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { messages } from '../texts.js';
import type { InterviewNotes } from './interview-notes.entity.js';

const MOST_CHARACTERS = 20_000;
const MOST_ASKED = 80;
const QUESTION_NAME = /^[a-z][a-z-]{0,39}$/;

/** The caller's complete notes on an interview; replaces the previous ones. */
export class InterviewNotesInput {
  /** @example 'Calm with the little one. Ask about driving at night.' */
  @ApiProperty({ maxLength: MOST_CHARACTERS })
  @IsString({ message: messages.notes })
  @MaxLength(MOST_CHARACTERS, { message: messages.notes })
  content: string;

  /**
   * Ids of the checked questions.
   * @example ['a-usual-day', 'driving']
   */
  @ApiProperty({ type: [String], maxItems: MOST_ASKED })
  @IsArray({ message: messages.asked })
  @ArrayMaxSize(MOST_ASKED, { message: messages.asked })
  @Matches(QUESTION_NAME, { each: true, message: messages.asked })
  asked: string[];

  /**
   * The revision that they are based on; 0 if there is none. Any other is `notes_changed`.
   * @example 3
   */
  @ApiProperty({ type: 'integer', minimum: 0 })
  @IsInt()
  @Min(0)
  @Max(2_000_000_000)
  revision: number;
}

/** The caller's notes on an interview. */
@ApiSchema({ name: 'InterviewNotes' })
export class InterviewNotesDto {
  /** @example 'Calm with the little one. Ask about driving at night.' */
  content: string;
  /** @example ['a-usual-day', 'driving'] */
  asked: string[];
  /**
   * 0 before the first save.
   * @example 4
   */
  @ApiProperty({ type: 'integer' })
  revision: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-11-22T09:12:00.000Z' })
  updatedAt: string | null;
}

export function toInterviewNotes(notes: InterviewNotes | null): InterviewNotesDto {
  if (!notes) return { content: '', asked: [], revision: 0, updatedAt: null };
  const { content, asked, revision, updatedAt } = notes;
  return { content, asked, revision, updatedAt: updatedAt.toISOString() };
}
