import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { renderEmail, type EmailContent } from '../../src/platform/email/index.js';
import { campaign, EMAIL_SAMPLES, PRODUCT, SITE } from '../support/email-samples.js';
import { readTree } from './rules/source-tree.js';

const MODULES = 'backend/src/modules/';
const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Their emails are in `texts.ts` next to them, or come from a notification type. */
const COMPOSED_ELSEWHERE = ['marketing/campaigns/campaign-email.ts'];

const all = Object.values(EMAIL_SAMPLES).flatMap((samples) => Object.entries(samples));
const composed = ([, email]: [string, EmailContent]) =>
  renderEmail(email, { productName: PRODUCT, publicUrl: SITE, supportEmail: 'hello@wattleandfern.example' });
/** The names of emails for which `holds` is true. */
const where = (holds: (email: EmailContent) => boolean) =>
  all.filter(([, email]) => holds(email)).map(([name]) => name);
const wordsOf = ({ subject, preview, heading, paragraphs }: EmailContent) => [subject, preview, heading, ...paragraphs];

describe('The emails that the product sends', () => {
  it('have a sample here, whichever file composes them', () => {
    const writers = [...readTree(root, [MODULES])]
      .filter(([path, code]) => !path.endsWith('.spec.ts') && /\bpreview:/.test(code) && /\bheading:/.test(code))
      .map(([path]) => path.replace(MODULES, ''));
    expect(writers.sort()).toEqual([...Object.keys(EMAIL_SAMPLES), ...COMPOSED_ELSEWHERE].sort());
  });

  it('have no unfilled values and no ISO dates', () => {
    const broken = all.filter((one) => {
      const { subject, text, html } = composed(one);
      const shown = html.replace(/<[^>]*>/g, ' ');
      return [subject, text, shown].some((words) => /undefined|\bnull\b|NaN|Invalid|\[object/.test(words));
    });
    expect(broken.map(([name]) => name)).toEqual([]);
    expect(where((email) => wordsOf(email).some((words) => /\d{4}-\d{2}-\d{2}|\bT\d{2}:/.test(words)))).toEqual([]);
  });

  it('begin with a capital and name people within a sentence, but for what people wrote themselves', () => {
    const inOurWords = where((email) => wordsOf(email).some((words) => /^\p{Ll}/u.test(words)));
    expect(inOurWords.filter((name) => !name.startsWith('contact-'))).toEqual([]);
    expect(where((email) => wordsOf(email).some((words) => /[^.!?]\sSomeone|\bthe the\b/.test(words)))).toEqual([]);
  });

  it('differ from each other in an inbox: a short subject, and a preview that says something else', () => {
    const usual = all.filter(([name]) => !name.endsWith('-long'));
    expect(usual.filter(([, { subject }]) => subject.length > 100).map(([name]) => name)).toEqual([]);
    expect(where(({ preview, subject }) => preview.trim() === '' || preview === subject)).toEqual([]);
  });

  it('link only to pages of the site', () => {
    expect(where(({ action }) => action !== undefined && !action.url.startsWith(`${SITE}/`))).toEqual([]);
  });

  /** To read them: `EMAILS_FOLDER=/tmp/emails npm test --workspace backend -- test/architecture/emails`. */
  it('can all be composed, and written to a folder', () => {
    const folder = process.env['EMAILS_FOLDER'];
    if (folder) mkdirSync(folder, { recursive: true });
    for (const one of all) {
      const { subject, text, html } = composed(one);
      expect(html).toContain('</html>');
      if (!folder) continue;
      writeFileSync(join(folder, `${one[0]}.html`), html);
      writeFileSync(join(folder, `${one[0]}.txt`), `Subject: ${subject}\n\n${text}`);
    }
    expect(campaign()).toContain('{{ unsubscribe }}');
    if (folder) writeFileSync(join(folder, 'campaign.html'), campaign());
  });
});
