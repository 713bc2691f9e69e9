import { isISO8601, ValidateBy } from 'class-validator';
import { isMoment } from './cursor.js';

/** RFC 3339, as the contract's `date-time`: without an offset, a time would depend on the server's time zone. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** True for a moment that both JavaScript and PostgreSQL can represent. */
export const isMomentText = (value: unknown): boolean =>
  typeof value === 'string' && MOMENT.test(value) && isISO8601(value, { strict: true }) && isMoment(Date.parse(value));

/** A date and time with its offset from UTC. `IsISO8601` also accepts weeks and days of a year, which `Date` does not. */
export const Moment = ({ message }: { message?: string } = {}): PropertyDecorator =>
  ValidateBy({
    name: 'moment',
    validator: {
      validate: isMomentText,
      defaultMessage: (args) =>
        message ?? `${args?.property} must be a date and time with its offset, such as 2026-12-01T22:00:00.000Z`,
    },
  });

/** A moment as text, for a response; null stays null. */
export const isoOrNull = (moment: Date | null): string | null => moment?.toISOString() ?? null;
