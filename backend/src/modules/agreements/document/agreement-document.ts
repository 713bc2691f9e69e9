import { ACCENTS, drawHead, drawText, plainText, setText, Sheet, STYLES } from '../../../platform/pdf/index.js';
import { regionFacts, type Region } from '../../country/index.js';
import { messages } from '../texts.js';
import type { ClauseInWords } from '../terms/terms-in-words.js';

/** The content of the agreement's PDF. */
interface AgreementDocument {
  productName: string;
  region: Region;
  family: string;
  auPair: string;
  clauses: readonly ClauseInWords[];
  /** Whole sentences, in the order of signing. */
  signatures: readonly string[];
  fingerprint: string;
  confirmedAt: Date;
}

const TITLE_COLUMN = 132;
const { document: words } = messages;

/** The agreement as a PDF. The same agreement always makes the same pages. */
export async function writeAgreement(agreement: AgreementDocument): Promise<Buffer> {
  const { productName, region, fingerprint, confirmedAt } = agreement;
  const { name, plant, languageTag } = regionFacts(region);
  const sheet = new Sheet({
    title: words.title,
    author: productName,
    lang: languageTag,
    day: confirmedAt,
    foot: [[productName, words.title].join('  ·  '), `${words.fingerprint}: ${fingerprint}`],
  });
  drawHead(sheet, {
    house: productName,
    label: name,
    title: words.title,
    subtitle: words.between(agreement.family, agreement.auPair),
    accent: ACCENTS[plant],
  });
  for (const clause of agreement.clauses) drawClause(sheet, clause);
  signatures(sheet, agreement);
  return sheet.finish();
}

/** The title is on the left, the text next to it. */
function drawClause(sheet: Sheet, { title, lines }: ClauseInWords): void {
  const heading = setText(sheet.pdf, plainText(title), STYLES.heading3, TITLE_COLUMN - 16);
  const sets = lines.map((line) => setText(sheet.pdf, plainText(line), STYLES.body, sheet.width - TITLE_COLUMN));
  sheet.ensure(Math.max(heading.height, (sets[0]?.height ?? 0) + 4) + 14);
  sheet.rule(sheet.y);
  sheet.y += 10;
  const top = sheet.y;
  sheet.element('H2', () => drawText(sheet.pdf, heading, sheet.left, top));
  for (const set of sets) {
    sheet.ensure(set.height);
    const at = sheet.y;
    sheet.element('P', () => drawText(sheet.pdf, set, sheet.left + TITLE_COLUMN, at));
    sheet.y += set.height + 3;
  }
  const isOnTheSamePage = sheet.y >= top;
  sheet.y = (isOnTheSamePage ? Math.max(sheet.y, top + heading.height) : sheet.y) + 10;
}

function signatures(sheet: Sheet, { signatures: lines, fingerprint }: AgreementDocument): void {
  sheet.ensure(150);
  sheet.y += 6;
  sheet.text('H2', words.signatures, STYLES.heading2, 6);
  for (const line of lines) sheet.text('P', line, STYLES.body, 4);
  sheet.text('P', words.signedHow, STYLES.note, 10);
  sheet.text('H3', words.fingerprint, STYLES.heading3, 2);
  sheet.text('P', fingerprint, STYLES.body, 4);
  sheet.text('P', words.fingerprintMeans, STYLES.note, 8);
  sheet.text('P', words.notAdvice, STYLES.source, 0);
}
