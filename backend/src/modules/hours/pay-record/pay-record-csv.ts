import { regionFacts } from '../../country/index.js';
import { hoursInWords, type PlacementTerms } from '../../agreements/index.js';
import { messages } from '../texts.js';
import type { PayRecordWeek } from './pay-record.js';

const { csv: words } = messages.record;

/** The pay record as CSV (RFC 4180): only numbers and dates, so nothing needs quotes. */
export function payRecordCsv({ pay, region }: PlacementTerms, weeks: readonly PayRecordWeek[]): Buffer {
  const agreed = pay ? (pay.weeklyCents / 100).toFixed(2) : '';
  const lines = weeks.map((week) => [
    ...[week.from, week.to, week.days],
    ...[week.plannedMinutes, week.recordedMinutes, week.confirmedMinutes].map(hoursInWords),
    ...[week.toConfirm, week.disputed, agreed, regionFacts(region).currency],
  ]);
  return Buffer.from([Object.values(words), ...lines].map((line) => `${line.join(',')}\r\n`).join(''));
}
