import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { isDay } from '../calendar-days/index.js';
import { isMomentText, MayBeOmitted } from '../http/index.js';
import { messages } from './query-texts.js';

/** The problem of a filter's value, or null. */
type Problem = (value: unknown, name: string) => string | null;

interface QueryRule {
  problem: Problem;
  /** Parses the query text; returns unreadable text for `problem`. */
  read?: (text: string) => unknown;
  docs: ApiPropertyOptions;
}

/** An optional filter of a query, given at most once, with its own error message. */
function queryFilter({ problem, read = (text) => text, docs }: QueryRule): PropertyDecorator {
  const problemOf: Problem = (value, name) => (Array.isArray(value) ? messages.once(name) : problem(value, name));
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? read(value) : value)),
    MayBeOmitted(),
    ValidateBy({
      name: 'queryFilter',
      validator: {
        validate: (value, args) => problemOf(value, args?.property ?? '') === null,
        defaultMessage: (args) => problemOf(args?.value, args?.property ?? '') ?? '',
      },
    }),
    ApiPropertyOptional(docs),
  );
}

const DIGITS = /^\d{1,7}$/;
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2100-12-31';
const isPlausibleDay = (value: unknown): boolean =>
  typeof value === 'string' && isDay(value) && value >= FIRST_DAY && value <= LAST_DAY;

export const QueryNumber = (min: number, max: number): PropertyDecorator =>
  queryFilter({
    read: (text) => (DIGITS.test(text) ? Number(text) : text),
    problem: (value, name) =>
      typeof value === 'number' && value >= min && value <= max ? null : messages.wholeNumber(name, min, max),
    docs: { type: 'integer', minimum: min, maximum: max },
  });

/** `true` requires it, `false` matches everything. */
export const QueryFlag = (): PropertyDecorator =>
  queryFilter({
    read: (text) => (text === 'true' || text === 'false' ? text === 'true' : text),
    problem: (value, name) => (typeof value === 'boolean' ? null : messages.yesOrNo(name)),
    docs: { type: 'boolean' },
  });

export const QueryDay = (): PropertyDecorator =>
  queryFilter({
    problem: (value, name) => (isPlausibleDay(value) ? null : messages.isoDay(name)),
    docs: { type: 'string', format: 'date' },
  });

/** A moment with its offset from UTC. */
export const QueryMoment = (): PropertyDecorator =>
  queryFilter({
    problem: (value, name) => (isMomentText(value) ? null : messages.moment(name)),
    docs: { type: 'string', format: 'date-time' },
  });

export const QueryChoice = (values: readonly string[], enumName: string): PropertyDecorator =>
  queryFilter({
    problem: (value, name) =>
      typeof value === 'string' && values.includes(value) ? null : messages.oneOf(name, values),
    docs: { enum: [...values], enumName },
  });

/** Several names or codes, separated by commas; `find` validates them. */
export const QueryList = (find: (name: string) => unknown, most: number): PropertyDecorator =>
  queryFilter({
    problem: (value, name) => {
      const names = typeof value === 'string' ? namesIn(value) : [];
      const unknown = names.find((one) => find(one) === null);
      if (unknown !== undefined) return messages.list.unknown(name, unknown.slice(0, 40));
      if (names.length > most) return messages.list.tooMany(name, most);
      return names.length === 0 ? messages.list.empty(name) : null;
    },
    docs: { type: 'string' },
  });

/** A text that `problem` validates. */
export const QueryText = (problem: (text: string) => string | null): PropertyDecorator =>
  queryFilter({
    problem: (value) => problem(typeof value === 'string' ? value : ''),
    docs: { type: 'string' },
  });

/** The names of a `QueryList`. */
export function namesIn(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
