import { dayInWords } from '../../../platform/calendar-days/index.js';
import { ACCENTS, drawHead, Sheet, STYLES } from '../../../platform/pdf/index.js';
import { regionFacts, type Region } from '../../country/index.js';
import { messages } from '../texts.js';

/** The content of the PDF. Days are ISO dates. */
interface SupportLetterDocument {
  productName: string;
  region: Region;
  authority: string;
  family: string;
  auPair: string;
  /** Where the family lives; empty if unknown. */
  city: string;
  startsOn: string;
  endsOn: string;
  /** Earlier than `startsOn` after an earlier placement of the two. */
  countedFrom: string;
  lastDay: string | null;
  visa: string | null;
  /** A week, as in the agreement; null if it names none. */
  hours: string | null;
  duties: readonly string[];
  reason: string;
  today: string;
  madeAt: Date;
}

const { letter: words } = messages;
const SIGNATURE = 46;

/** The letter of a family that supports a longer time with one employer. */
export async function writeSupportLetter(letter: SupportLetterDocument): Promise<Buffer> {
  const { productName, region, authority, family, auPair, city, reason, today } = letter;
  const { name, plant, languageTag } = regionFacts(region);
  const sheet = new Sheet({
    title: words.title,
    author: productName,
    lang: languageTag,
    day: letter.madeAt,
    foot: [[words.title, auPair].join('  ·  ')],
  });
  drawHead(sheet, {
    house: [family, city].filter(Boolean).join(', '),
    label: name,
    title: words.title,
    subtitle: words.subject(auPair),
    accent: ACCENTS[plant],
  });
  sheet.text('P', dayInWords(today), STYLES.body, 2);
  sheet.text('P', words.to(authority), STYLES.body, 14);
  sheet.text('P', words.greeting, STYLES.body, 8);
  sheet.text('P', facts(letter).join(' '), STYLES.body, 12);
  if (letter.duties.length > 0) {
    sheet.text('H2', words.duties, STYLES.heading3, 4);
    for (const duty of letter.duties) sheet.text('P', `•  ${duty}`, STYLES.body, 2);
    sheet.y += 10;
  }
  sheet.text('H2', words.why, STYLES.heading3, 4);
  for (const paragraph of reason.split(/\n+/)) sheet.text('P', paragraph, STYLES.body, 6);
  sheet.ensure(3 * SIGNATURE);
  for (const label of [words.signed, words.contact]) {
    sheet.y += SIGNATURE;
    sheet.rule(sheet.y);
    sheet.y += 4;
    sheet.text('P', label, STYLES.note, 0);
  }
  sheet.y += 16;
  sheet.text('P', words.made(productName, dayInWords(today)), STYLES.source, 0);
  return sheet.finish();
}

function facts({ family, city, auPair, startsOn, endsOn, countedFrom, lastDay, visa, hours }: SupportLetterDocument) {
  return [
    words.we(words.family(family), city),
    words.placement(auPair, dayInWords(startsOn), dayInWords(endsOn)),
    ...(countedFrom < startsOn ? [words.earlier(dayInWords(countedFrom))] : []),
    ...(hours === null ? [] : [words.hours(hours)]),
    ...(lastDay === null
      ? []
      : [visa === null ? words.noVisa(dayInWords(lastDay)) : words.visa(visa, dayInWords(lastDay))]),
  ];
}
