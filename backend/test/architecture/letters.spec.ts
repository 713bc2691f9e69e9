import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { renderEmail, type EmailContent } from '../../src/platform/email/index.js';
import { campaign, LETTERS, PRODUCT, SITE } from '../support/email-samples.js';
import { readTree } from './rules/source-tree.js';

const MODULES = 'backend/src/modules/';
const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Their emails are in `texts.ts` next to them, or come from a notification type. */
const COMPOSED_ELSEWHERE = ['marketing/campaigns/campaign-email.ts'];

const all = Object.values(LETTERS).flatMap((samples) => Object.entries(samples));
const composed = ([, letter]: [string, EmailContent]) =>
  renderEmail(letter, { productName: PRODUCT, publicUrl: SITE, supportEmail: 'hello@wattleandfern.example' });
/** Names of the letters for which it holds. */
const where = (holds: (letter: EmailContent) => boolean) =>
  all.filter(([, letter]) => holds(letter)).map(([name]) => name);
const wordsOf = ({ subject, preview, heading, paragraphs }: EmailContent) => [subject, preview, heading, ...paragraphs];

describe('The letters that the product writes', () => {
  it('have a sample here, whichever file writes them', () => {
    const writers = [...readTree(root, [MODULES])]
      .filter(([path, code]) => !path.endsWith('.spec.ts') && /\bpreview:/.test(code) && /\bheading:/.test(code))
      .map(([path]) => path.replace(MODULES, ''));
    expect(writers.sort()).toEqual([...Object.keys(LETTERS), ...COMPOSED_ELSEWHERE].sort());
  });

  it('have nothing in them that was not filled in, and no day as machines write it', () => {
    const broken = all.filter((one) => {
      const { subject, text, html } = composed(one);
      const shown = html.replace(/<[^>]*>/g, ' ');
      return [subject, text, shown].some((words) => /undefined|\bnull\b|NaN|Invalid|\[object/.test(words));
    });
    expect(broken.map(([name]) => name)).toEqual([]);
    expect(where((letter) => wordsOf(letter).some((words) => /\d{4}-\d{2}-\d{2}|\bT\d{2}:/.test(words)))).toEqual([]);
  });

  it('begin with a capital and name people within a sentence, but for what people wrote themselves', () => {
    const inOurWords = where((letter) => wordsOf(letter).some((words) => /^\p{Ll}/u.test(words)));
    expect(inOurWords.filter((name) => !name.startsWith('contact-'))).toEqual([]);
    expect(where((letter) => wordsOf(letter).some((words) => /[^.!?]\sSomeone|\bthe the\b/.test(words)))).toEqual([]);
  });

  it('can be told from each other in an inbox: a short subject, and a line that says something else', () => {
    const usual = all.filter(([name]) => !name.endsWith('-long'));
    expect(usual.filter(([, { subject }]) => subject.length > 100).map(([name]) => name)).toEqual([]);
    expect(where(({ preview, subject }) => preview.trim() === '' || preview === subject)).toEqual([]);
  });

  it('lead to pages of the site only', () => {
    expect(where(({ action }) => action !== undefined && !action.url.startsWith(`${SITE}/`))).toEqual([]);
  });

  /** To look at them: `LETTERS_FOLDER=/tmp/letters npm test --workspace backend -- test/architecture/letters`. */
  it('can all be composed, and written into a folder', () => {
    const folder = process.env['LETTERS_FOLDER'];
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
