import * as z from 'zod/mini';
import { todayKey } from '../../../lib/clocks';
import { ISO_DAY } from '../../../lib/days';

interface TextWords {
  tooShort?: string;
  tooLong: string;
}

/** A text of `min` to `max` characters after trimming, as the API counts them. */
export const text = (min: number, max: number, { tooShort, tooLong }: TextWords) =>
  z.string().check(z.trim(), z.minLength(min, tooShort ?? tooLong), z.maxLength(max, tooLong));

interface NumberWords {
  notWhole: string;
  tooSmall: string;
  tooLarge: string;
}

/** A whole number; an empty box is NaN and says that it is not one. */
export const wholeNumber = (min: number, max: number, { notWhole, tooSmall, tooLarge }: NumberWords) =>
  z.number(notWhole).check(z.refine(Number.isInteger, notWhole), z.gte(min, tooSmall), z.lte(max, tooLarge));

/** Yes, no, or null while it is not said. */
export const optionalBoolean = z.nullable(z.boolean());

/** An empty number box is NaN. */
export const numberOrNull = (value: number) => (Number.isNaN(value) ? null : value);

/** A number that may be left out: an empty box is NaN. */
export const numberOrNone = (min: number, max: number, words: NumberWords) =>
  z.union([z.nan(), wholeNumber(min, max, words)]);

export const daysOff = numberOrNone(1, 5, {
  notWhole: 'Days off a week must be a whole number',
  tooSmall: 'Days off a week must be at least 1',
  tooLarge: 'Days off a week cannot exceed 5',
});

export const photoIds = z.array(z.string());

const IS_OVER = 'This day has passed. Please choose today or later';

/** A start: today or later. What was saved before (`saved`) may stay, and so may words that are no date. */
export const startDay = (words: TextWords, saved = '') =>
  text(2, 60, words).check(
    z.refine((day: string) => day === saved || !ISO_DAY.test(day) || day >= todayKey(), IS_OVER),
  );

/** A day that is over or today, or none. */
export const pastDay = (ahead: string) =>
  z.string().check(z.refine((day: string) => day === '' || day <= todayKey(), ahead));
