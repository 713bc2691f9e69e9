import { shortDayInWords } from '../../../platform/calendar-days/index.js';
import {
  ACCENTS,
  drawHead,
  drawText,
  plainText,
  setText,
  Sheet,
  STYLES,
  type TextStyle,
} from '../../../platform/pdf/index.js';
import { regionFacts } from '../../country/index.js';
import { hoursInWords, moneyInWords, type PlacementTerms } from '../../agreements/index.js';
import { messages } from '../texts.js';
import type { PayRecordWeek } from './pay-record.js';

/** The content of the PDF. */
interface PayRecordDocument {
  productName: string;
  placement: PlacementTerms;
  family: string;
  auPair: string;
  weeks: readonly PayRecordWeek[];
  /** The first and the last day of its weeks. */
  from: string;
  to: string;
  madeAt: Date;
}

const { record: words } = messages;
/** The left edge of each column, as a share of the width. */
const COLUMNS = [0, 0.34, 0.44, 0.57, 0.7, 0.84] as const;
const GAP = 8;
const ROW = { above: 5, below: 5 };

const hours = (minutes: number): string => words.hours(hoursInWords(minutes));

/** The pay record as a PDF. */
export async function writePayRecord(record: PayRecordDocument): Promise<Buffer> {
  const { productName, placement, family, auPair, weeks, from, to, madeAt } = record;
  const { name, plant, languageTag } = regionFacts(placement.region);
  const sheet = new Sheet({
    title: words.title,
    author: productName,
    lang: languageTag,
    day: madeAt,
    foot: [[productName, words.title].join('  ·  ')],
  });
  drawHead(sheet, {
    house: productName,
    label: name,
    title: words.title,
    subtitle: words.between(family, auPair),
    accent: ACCENTS[plant],
  });
  if (weeks.length === 0) sheet.text('P', words.empty, STYLES.body, 10);
  else {
    sheet.text('H2', words.span(shortDayInWords(from), shortDayInWords(to)), STYLES.heading3, 8);
    drawTable(sheet, placement, weeks);
  }
  sheet.text('P', words.explained, STYLES.note, 8);
  sheet.text('P', words.notAdvice, STYLES.source, 0);
  return sheet.finish();
}

function drawTable(sheet: Sheet, { pay, region }: PlacementTerms, weeks: readonly PayRecordWeek[]): void {
  const agreed = pay ? moneyInWords(pay.weeklyCents, region) : words.noPay;
  drawRow(sheet, Object.values(words.columns), STYLES.tableHead);
  for (const { from, to, days, plannedMinutes, recordedMinutes, confirmedMinutes } of weeks)
    drawRow(
      sheet,
      [
        `${shortDayInWords(from)} – ${shortDayInWords(to)}`,
        String(days),
        ...[plannedMinutes, recordedMinutes, confirmedMinutes].map(hours),
        agreed,
      ],
      STYLES.table,
    );
  const sum = (of: (week: PayRecordWeek) => number) => hours(weeks.reduce((all, week) => all + of(week), 0));
  const totals = [
    sum((week) => week.plannedMinutes),
    sum((week) => week.recordedMinutes),
    sum((week) => week.confirmedMinutes),
  ];
  drawRow(sheet, [words.total, '', ...totals, ''], STYLES.tableHead);
  sheet.y += 12;
}

/** A table row, kept on one page. */
function drawRow(sheet: Sheet, cells: readonly string[], style: TextStyle): void {
  const sets = cells.map((cell, index) => {
    const end = COLUMNS[index + 1] ?? 1;
    return setText(sheet.pdf, plainText(cell), style, (end - (COLUMNS[index] ?? 0)) * sheet.width - GAP);
  });
  const height = Math.max(...sets.map((set) => set.height));
  sheet.ensure(height + ROW.above + ROW.below);
  const top = sheet.y + ROW.above;
  sheet.element('P', () => {
    sets.forEach((set, index) => {
      if (cells[index]) drawText(sheet.pdf, set, sheet.left + (COLUMNS[index] ?? 0) * sheet.width, top);
    });
  });
  sheet.y = top + height + ROW.below;
  sheet.rule(sheet.y);
}
