import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, ValidateBy } from 'class-validator';
import { messages } from './texts.js';

interface TextRule {
  /** Lengths in UTF-16 units, as browsers count them; after trimming. */
  min?: number;
  max: number;
  words: { tooShort?: string; tooLong: string };
  /** Line breaks are kept; without it, white space of any kind becomes one blank. */
  paragraphs?: true;
}

/** Control characters other than tab and line break, and halves of emoji: PostgreSQL refuses some, no one reads any. */
const UNREADABLE = /[^\P{Cc}\t\n]|\p{Cs}/u;

/** What is wrong with a text, in the words of its rule, or null. One thing at a time: the one to mend first. */
function problemOf(value: unknown, { min = 0, max, words }: TextRule): string | null {
  if (value === undefined || value === null) return words.tooShort ?? null;
  if (typeof value !== 'string') return messages.notText;
  if (value.length < min) return words.tooShort ?? null;
  if (value.length > max) return words.tooLong;
  return UNREADABLE.test(value) ? messages.unreadable : null;
}

const followsRule = (rule: TextRule): PropertyDecorator =>
  ValidateBy({
    name: 'text',
    validator: {
      validate: (value) => problemOf(value, rule) === null,
      defaultMessage: (args) => problemOf(args?.value, rule) ?? '',
    },
  });

function tidy(value: unknown, { paragraphs }: TextRule): unknown {
  if (typeof value !== 'string') return value;
  return paragraphs ? value.replace(/\r\n?/g, '\n').trim() : value.replace(/\s+/g, ' ').trim();
}

/** A text that must be there; arrives trimmed. */
export function Text(rule: TextRule & { words: { tooShort: string } }): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => tidy(value, rule)),
    followsRule(rule),
    ApiProperty({ minLength: rule.min ?? 0, maxLength: rule.max }),
  );
}

/** A text that may be left out; an empty one means the same and arrives as null. */
export function OptionalText(rule: TextRule): PropertyDecorator {
  const tidied = (value: unknown) => tidy(value, rule);
  return applyDecorators(
    Transform(({ value }) => (tidied(value) === '' ? null : tidied(value))),
    IsOptional(),
    followsRule(rule),
    ApiProperty({ maxLength: rule.max }),
  );
}
