import { describe, expect, it } from 'vitest';
import { writeInvoice } from '../../src/modules/billing/invoices/invoice-document.js';
import { Invoice } from '../../src/modules/billing/invoices/invoice.entity.js';
import { writeAgreement } from '../../src/modules/agreements/document/agreement-document.js';
import { renderEmail, type EmailContent } from '../../src/platform/email/index.js';
import { EMAIL_SAMPLES, PRODUCT, SITE } from '../support/email-samples.js';
import { textOfPdf } from '../support/pdf-text.js';

const MARKUP = `"><img src=x onerror=alert(1)></style></title><script>alert(1)</script>'&amp;`;
const sender = { productName: PRODUCT, publicUrl: SITE, supportEmail: 'hello@wattleandfern.example' };

/** A copy in which every text but addresses is markup, each with a number of its own. */
function planted<T>(value: T, count: { fields: number }, name = ''): T {
  if (typeof value === 'string') return (/url$/i.test(name) ? value : `${(count.fields += 1)}${MARKUP}`) as T;
  if (Array.isArray(value)) return value.map((one: unknown) => planted(one, count, name)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, planted(one, count, key)])) as T;
}

describe('Markup in any text of an email (v5.0.0-1.2.1)', () => {
  const samples = Object.values(EMAIL_SAMPLES).flatMap((emails) => Object.entries(emails));

  it.each(samples)('stays text: %s', (_name, email) => {
    const count = { fields: 0 };
    const { html } = renderEmail(planted<EmailContent>(email, count), sender);
    expect(count.fields).toBeGreaterThan(3);
    expect(html.match(/<(?:img|script|iframe|link|object|embed|form|base|meta[^>]*refresh)\b/gi)).toBeNull();
    // Every tag is ours: no attribute was closed or begun by the text.
    for (const [tag] of html.matchAll(/<[^>]*>/g)) expect(tag).not.toMatch(/onerror|alert/);
    expect(html.match(/<\/style>/g)).toHaveLength(1);
  });
});

const RTL = '\u202Eevil\u202C \u05D0\u05D1\u05D2';
const CONTROLS = 'a\u0000b\u0007c\u001Bd\u0085e\uFFFEf';
const LONG = 'Donaudampfschifffahrt'.repeat(60);
const BREAKING = String.raw`) Tj /F1 9 Tf (\051 endstream endobj <</JS (app.alert(1)) /S /JavaScript>> trailer`;
const SHAPES = { RTL, CONTROLS, LONG, BREAKING, EMOJI: '👩‍👩‍👧‍👦'.repeat(40), HALF: 'half \uD83D a letter' };

/** The objects of a PDF other than its text. */
function structureOf(pdf: Buffer) {
  const raw = pdf.toString('latin1');
  return {
    isWhole: raw.startsWith('%PDF-') && raw.trimEnd().endsWith('%%EOF'),
    active: raw.match(/\/(?:JS|JavaScript|Launch|OpenAction|AA|SubmitForm|EmbeddedFile|RichMedia|GoToR)\b/g),
    pages: raw.match(/\/Type \/Page\b/g)?.length ?? 0,
  };
}

describe('Any words in a PDF (v5.0.0-1.2.1)', () => {
  it.each(Object.entries(SHAPES))(
    'keep an agreement complete, on a few pages, without active content: %s',
    async (_, text) => {
      const pdf = await writeAgreement({
        ...{ productName: PRODUCT, region: 'australia', family: text, auPair: text, fingerprint: 'a'.repeat(64) },
        clauses: [{ clause: 'room', title: text, lines: [text, `Behind it: ${text}`, 'The last line'] }],
        signatures: [`${text} signed.`],
        confirmedAt: new Date('2026-11-23T00:00:00Z'),
      });
      const { isWhole, active, pages } = structureOf(pdf);
      expect({ isWhole, active }).toEqual({ isWhole: true, active: null });
      expect(pages).toBeLessThan(5);
      expect(textOfPdf(pdf)).toContain('The last line');
    },
  );

  it.each(Object.entries(SHAPES))(
    'leave an invoice whole, on a page or two, with nothing that runs: %s',
    async (_, text) => {
      const invoice = Object.assign(new Invoice(), {
        ...{
          number: '2026-00012',
          currency: 'AUD',
          state: 'open',
          dueOn: '2026-12-06',
          dueCents: 25_000,
          paidCents: 0,
        },
        ...{ totalCents: 25_000, refundedCents: 0, issuedAt: new Date('2026-11-22T00:00:00Z') },
        paper: {
          ...{ region: 'australia', tax: null, bank: [text] },
          seller: { name: PRODUCT, address: text, email: 'hello@example.org', businessNumber: null },
          buyer: { name: text, email: 'ruth@example.org' },
          lines: [{ text, amountCents: 25_000 }],
        },
      });
      const pdf = await writeInvoice(
        invoice,
        { moves: [], dueCents: 25_000 },
        { productName: PRODUCT, publicUrl: SITE },
      );
      const { isWhole, active, pages } = structureOf(pdf);
      expect({ isWhole, active }).toEqual({ isWhole: true, active: null });
      expect(pages).toBeLessThan(4);
    },
  );
});
