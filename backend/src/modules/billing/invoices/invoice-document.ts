import { dayInWords } from '../../../platform/calendar-days/index.js';
import type { Settings } from '../../../platform/config/index.js';
import {
  ACCENTS,
  drawHead,
  drawText,
  plainText,
  Sheet,
  setText,
  STYLES,
  type TextStyle,
} from '../../../platform/pdf/index.js';
import { dayAt } from '../../../platform/daily-metrics/index.js';
import { regionFacts } from '../../country/index.js';
import type { MoneyOfPurchase } from '../ledger/ledger.repository.js';
import { messages } from '../texts.js';
import { inWords } from '../money.js';
import type { Invoice } from './invoice.entity.js';

/** Payments and refunds after the invoice was written, and the amount that is due now. */
interface InvoiceMoney {
  moves: readonly MoneyOfPurchase[];
  dueCents: number;
}

const { paper: words } = messages;
const AMOUNTS = 120;

/** The invoice as a PDF, with payments and refunds so far. */
export async function writeInvoice(
  invoice: Invoice,
  money: InvoiceMoney,
  { productName, publicUrl }: Pick<Settings, 'productName' | 'publicUrl'>,
): Promise<Buffer> {
  const { paper } = invoice;
  const title = paper.tax ? words.title.taxInvoice : words.title.invoice;
  const { name, plant, languageTag } = regionFacts(paper.region);
  const sheet = new Sheet({
    title: `${title} ${invoice.number}`,
    author: productName,
    lang: languageTag,
    day: invoice.issuedAt,
    foot: [[productName, `${title} ${invoice.number}`].join('  ·  ')],
  });
  drawHead(sheet, {
    house: productName,
    label: name,
    title: `${title} ${words.number(invoice.number)}`,
    subtitle: days(invoice),
    accent: ACCENTS[plant],
    compact: true,
  });
  parties(sheet, invoice);
  for (const { text, amountCents } of paper.lines) row(sheet, text, inWords(amountCents, invoice.currency));
  sums(sheet, invoice);
  settlement(sheet, invoice, money, `${publicUrl}/payment`);
  sheet.y += 8;
  sheet.text('P', words.questions(paper.seller.email), STYLES.note);
  return sheet.finish();
}

/** The issue and due dates. */
function days({ issuedAt, dueOn, state }: Invoice): string {
  const written = `${words.issued}: ${dayInWords(dayAt(issuedAt))}`;
  return state === 'open' ? [written, `${words.due}: ${dayInWords(dueOn)}`].join('  ·  ') : written;
}

function parties(sheet: Sheet, { paper }: Invoice): void {
  const { seller, tax, buyer } = paper;
  const from = [seller.name, seller.address, seller.businessNumber, tax && words.gstNumber(tax.number)];
  sheet.text('H2', words.from, STYLES.heading3);
  for (const line of from) if (line) sheet.text('P', line, STYLES.body, 0);
  sheet.y += 10;
  sheet.text('H2', words.to, STYLES.heading3);
  sheet.text('P', `${buyer.name}, ${buyer.email}`, STYLES.body, 10);
  sheet.y += 8;
}

function sums(sheet: Sheet, { totalCents, taxCents, currency, paper }: Invoice): void {
  row(sheet, words.total, inWords(totalCents, currency), STYLES.heading3);
  if (paper.tax) row(sheet, words.tax(paper.tax.ratePercent), inWords(taxCents, currency));
  else sheet.text('P', words.noTax, STYLES.note, 0);
  sheet.y += 14;
}

function settlement(sheet: Sheet, invoice: Invoice, { moves, dueCents }: InvoiceMoney, page: string): void {
  for (const { kind, by, amountCents, day } of moves) {
    row(sheet, words.moved[kind](dayInWords(day), words.by[by]), inWords(amountCents, invoice.currency));
  }
  if (invoice.state === 'cancelled') sheet.text('P', words.cancelled, STYLES.heading3, 10);
  if (invoice.state !== 'open') return;
  const paidCents = moves.reduce(
    (sum, { kind, amountCents }) => sum + (kind === 'refund' || kind === 'reversal' ? -amountCents : amountCents),
    0,
  );
  const givenUpCents = invoice.totalCents - paidCents - dueCents;
  if (givenUpCents > 0) row(sheet, words.givenUp, inWords(givenUpCents, invoice.currency));
  row(sheet, words.open, inWords(dueCents, invoice.currency), STYLES.heading3);
  sheet.y += 10;
  if (!invoice.paper.bank) return sheet.text('P', words.card(page), STYLES.body, 14);
  sheet.text('H2', words.bank, STYLES.heading3);
  for (const line of invoice.paper.bank) sheet.text('P', line, STYLES.body, 0);
  sheet.text('P', words.bankReference(invoice.number), STYLES.body, 14);
}

/** A text on the left, its amount on the right. */
function row(sheet: Sheet, text: string, amount: string, style: TextStyle = STYLES.body): void {
  const left = setText(sheet.pdf, plainText(text), style, sheet.width - AMOUNTS);
  const right = setText(sheet.pdf, plainText(amount), style, AMOUNTS);
  sheet.ensure(left.height + 8);
  const y = sheet.y;
  sheet.rule(y);
  sheet.element('P', () => {
    drawText(sheet.pdf, left, sheet.left, y + 4);
    drawText(sheet.pdf, right, sheet.left + sheet.width - (right.lines[0]?.width ?? 0), y + 4);
  });
  sheet.y = y + left.height + 8;
}
