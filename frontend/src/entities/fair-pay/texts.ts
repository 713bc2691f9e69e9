import { hoursOf } from '../../lib/format/count';
import { exactMoney, type Currency } from '../../lib/format/money';

/** Texts about the pay of a week next to the law. They inform; nothing is blocked. */
export const fairPayTexts = {
  label: 'Pay and the law',
  hour: (hourlyCents: number, currency: Currency) =>
    `The legal minimum is ${exactMoney(hourlyCents, currency)} an hour before tax.`,
  sum: (minutes: number, hourlyCents: number, floorCents: number, currency: Currency) =>
    `${hoursOf(minutes)} × ${exactMoney(hourlyCents, currency)} = ${exactMoney(floorCents, currency)}`,
  least: 'a week is the legal minimum before tax.',
  below: (cents: number, shortCents: number, currency: Currency) =>
    `${exactMoney(cents, currency)} is ${exactMoney(shortCents, currency)} a week below it.`,
  lowerEnd: (cents: number, shortCents: number, currency: Currency) =>
    `The lower end, ${exactMoney(cents, currency)}, is ${exactMoney(shortCents, currency)} a week below it.`,
  line: (minutes: number, floorCents: number, currency: Currency) =>
    `${hoursOf(minutes)}: at least ${exactMoney(floorCents, currency)} a week.`,
  lineBelow: (cents: number, shortCents: number, currency: Currency) =>
    `${exactMoney(cents, currency)} is ${exactMoney(shortCents, currency)} below it.`,
  enough: (cents: number, currency: Currency) => `${exactMoney(cents, currency)} is not below it.`,
  why: {
    AUD: 'Au pairs are usually employees, so the award’s minimum applies to every hour. Room and meals are not pay. There are other rates under 21, in the first three months and for casual work.',
    NZD: 'Au pairs are employees, so the minimum wage applies to every hour. Room and meals are not pay.',
  } satisfies Record<Currency, string>,
  missing: 'To work out the week, we need',
  add: (label: string) => `Add: ${label}`,
  checked: (day: string) => `, checked on ${day}.`,
} as const;
