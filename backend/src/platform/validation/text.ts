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
  /** Keeps line breaks; without it, any white space becomes one space. */
  paragraphs?: true;
}

/** Control characters except tab and line break, and incomplete emoji, some of which PostgreSQL rejects. */
const UNREADABLE = /[^\P{Cc}\t\n]|\p{Cs}/u;

/** The first problem of a text, as the message of its rule, or null. */
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

/** A required text; arrives trimmed. */
export function Text(rule: TextRule & { words: { tooShort: string } }): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => tidy(value, rule)),
    followsRule(rule),
    ApiProperty({ minLength: rule.min ?? 0, maxLength: rule.max }),
  );
}

/** An optional text; an empty one arrives as null. */
export function OptionalText(rule: TextRule): PropertyDecorator {
  const tidied = (value: unknown) => tidy(value, rule);
  return applyDecorators(
    Transform(({ value }) => (tidied(value) === '' ? null : tidied(value))),
    IsOptional(),
    followsRule(rule),
    ApiProperty({ maxLength: rule.max }),
  );
}
