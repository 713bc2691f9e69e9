import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  factIn,
  factTableOn,
  rangeOf,
  releasedFacts,
  placeholderProblems,
  unknownPlaceholders,
  withLegalFacts,
  type LegalFact,
} from '../../src/platform/facts/index.js';
import { readContent, readSources } from './rules/written-texts.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const content = readContent(root, ['posts', 'resources', 'documents', 'faq', 'countries', 'visas']);
const written = [...readSources(root), ...content];
/** What follows from a figure: casual pay, and the weeks that the pages work through. */
const MULTIPLES = [1, 1.25, 2, 25, 30, 37.5];

const table = factTableOn([], { australia: '', newzealand: '' });
const fill = (text: string) => withLegalFacts(text, table);
const all = Object.values(releasedFacts).flatMap((facts) => Object.values(facts));
const isMoney = ({ unit }: LegalFact) => /^(?:AUD|NZD)/.test(unit);
const isHourly = ({ unit }: LegalFact) => unit.endsWith('an hour');

/** How pages would write a sum: with its currency, or with its cents, in English and in other languages. */
function waysToWrite(fact: LegalFact): string[] {
  return (isHourly(fact) ? MULTIPLES : [1, 2]).flatMap((times) => {
    const sum = Math.round(fact.value * times * 100) / 100;
    const exact = sum.toLocaleString('en-AU', { minimumFractionDigits: Number.isInteger(sum) ? 0 : 2 });
    return Number.isInteger(sum) ? [`$${exact}`, `$${sum}`] : [exact, exact.replace('.', ','), sum.toFixed(2)];
  });
}

const COMMENT = /^\s*(?:\*|\/\/|\/\*)/;
const figures = [...new Set(all.filter(isMoney).flatMap(waysToWrite))];
const stated = new RegExp(
  `(?<![\\d.,])(?:${figures.map((one) => one.replace(/[$.]/g, '\\$&')).join('|')})(?![\\d]|[.,]\\d)`,
);

describe('The table of legal facts', () => {
  it('is the only place that states its sums of money', () => {
    const elsewhere = written.flatMap(([path, text]) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          stated.test(line) && !COMMENT.test(line) ? [`${path}:${index + 1} ${line.trim().slice(0, 100)}`] : [],
        ),
    );
    expect(elsewhere).toEqual([]);
  });

  it.each(['A$26.44 an hour', '26,44 A$ de l’heure', 'A$793.20 a week', 'NZ$23.95', 'two caps of A$9.65', 'A$45,000'])(
    'would find “%s” elsewhere',
    (line) => {
      expect(stated.test(line)).toBe(true);
    },
  );

  it('fills every placeholder of the content', () => {
    const texts = [...content.values()];
    expect(texts.flatMap((text) => unknownPlaceholders(text, table))).toEqual([]);
    expect(texts.map(fill).filter((text) => text.includes('{{fact:') || text.includes('NaN'))).toEqual([]);
    expect(texts.filter((text) => text.includes('{{fact:')).length).toBeGreaterThan(8);
  });

  it('names a source and a day of checking for each, and a figure that its unit can have', () => {
    for (const { source, validFrom, checkedOn, value, unit } of all) {
      const { least, most } = rangeOf(unit);
      expect(value >= least && value <= most).toBe(true);
      expect(source.url).toMatch(/^https:\/\//);
      expect(validFrom <= checkedOn).toBe(true);
    }
  });
});

describe('A placeholder of a fact', () => {
  const { value } = factIn(table.newzealand, 'minimum_hour');

  it('says the figure, its multiples and its days', () => {
    expect(fill('{{fact:nz.minimum_hour}}')).toBe(`NZ$${value.toFixed(2)}`);
    expect(fill('{{fact:nz.minimum_hour×30}}')).toBe(`NZ$${(value * 30).toFixed(2)}`);
    expect(fill('{{fact:nz.minimum_hour.since}}')).toMatch(/^\d{1,2} \w+ \d{4}$/);
    expect(fill('{{fact:au.whm_tax}} of {{fact:au.whm_tax_until}}')).toBe('15% of A$45,000');
  });

  it('is written as its language writes', () => {
    expect(fill('{{fact:au.whm_tax_until|de}}')).toBe('45.000\u00A0A$');
    expect(fill('{{fact:au.whm_tax|de}}')).toBe('15\u00A0%');
  });

  it('is filled in everywhere in an answer', () => {
    const at = new Date();
    const answer = { at, count: 2, none: null, items: [{ text: 'At {{fact:au.whm_tax}}' }] };
    expect(withLegalFacts(answer, table)).toEqual({ ...answer, items: [{ text: 'At 15%' }] });
  });

  it('that names no fact is found, and stays as written', () => {
    expect(unknownPlaceholders('{{fact:au.nothing}} {{fact:au.whm_tax}}', table)).toEqual(['{{fact:au.nothing}}']);
    expect(unknownPlaceholders('{{fact:uk.minimum_hour}}', table)).toEqual(['{{fact:uk.minimum_hour}}']);
    expect(fill('{{fact:au.nothing}}')).toBe('{{fact:au.nothing}}');
  });

  it.each([
    '{{fact:au.whm_tax',
    '{{fact:au.whm_tax}',
    '{{ fact:au.whm_tax }}',
    '{{Fact:au.whm_tax}}',
    '{{fact: au.whm_tax}}',
    '{{fact:au.whm_tax×1.2.3}}',
    '{{fact:au.whm_tax×}}',
    '{{fact:au.whm_tax.until}}',
    '{{fact:au.whm_tax|it}}',
  ])('that is written wrongly is found: %s', (written) => {
    expect(unknownPlaceholders(`Taken off: ${written}`, table)).toEqual([written]);
  });

  it('is no problem where it names a fact, and nothing else in braces is', () => {
    expect(placeholderProblems({ a: '{{fact:au.whm_tax}} {{name}} {fact}', b: [null, 3] }, table)).toEqual({});
  });
});
