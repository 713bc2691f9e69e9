import { moneyWords, type Currency } from '../../../lib/format/money';
import { adminMetricsTexts as texts } from './texts';

const NUMBER = new Intl.NumberFormat('en-AU');
const HOUR = 60;
const DAY = 24 * HOUR;
const oneDecimal = (value: number) => Math.round(value * 10) / 10;

export const asNumber = (value: number): string => NUMBER.format(value);
export const asPercent = (value: number): string => `${Math.round(value)}%`;

/** Minutes in a readable unit. */
export function asDuration(minutes: number): string {
  if (minutes < 2 * HOUR) return texts.minutes(Math.round(minutes));
  return minutes < 2 * DAY ? texts.hours(oneDecimal(minutes / HOUR)) : texts.days(oneDecimal(minutes / DAY));
}

/** Cents as money of one currency. */
export const asMoney =
  (currency: Currency) =>
  (cents: number): string =>
    moneyWords(cents, currency);
