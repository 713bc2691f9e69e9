import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { legalFact, legalFacts, withLegalFacts, type LegalFact } from '../../src/platform/facts/index.js';
import { readContent, readSources } from './rules/written-texts.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const content = readContent(root, ['posts', 'resources', 'documents', 'faq', 'countries']);
const written = [...readSources(root), ...content];
/** What follows from a figure: casual pay, and the weeks that the pages work through. */
const MULTIPLES = [1, 1.25, 25, 30, 37.5];

const all = Object.values(legalFacts).flatMap((facts) => Object.values(facts));
const isMoney = ({ unit }: LegalFact) => /^(?:AUD|NZD)/.test(unit);
const isHourly = ({ unit }: LegalFact) => unit.endsWith('an hour');

/** How pages would write a sum: with its currency, or with its cents, in English and in other languages. */
function waysToWrite(fact: LegalFact): string[] {
  return (isHourly(fact) ? MULTIPLES : [1]).flatMap((times) => {
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
    expect(texts.map(withLegalFacts).filter((text) => text.includes('{{fact:') || text.includes('NaN'))).toEqual([]);
    expect(texts.filter((text) => text.includes('{{fact:')).length).toBeGreaterThan(8);
  });

  it('names a source, a day of checking and a later day of review for each', () => {
    for (const { source, validFrom, checkedOn } of all) {
      expect(source.url).toMatch(/^https:\/\//);
      expect(validFrom <= checkedOn).toBe(true);
    }
  });
});

describe('A placeholder of a fact', () => {
  const { value } = legalFact('newzealand', 'minimum_hour');

  it('says the figure, its multiples and its days', () => {
    expect(withLegalFacts('{{fact:nz.minimum_hour}}')).toBe(`NZ$${value.toFixed(2)}`);
    expect(withLegalFacts('{{fact:nz.minimum_hour*30}}')).toBe(`NZ$${(value * 30).toFixed(2)}`);
    expect(withLegalFacts('{{fact:nz.minimum_hour.since}}')).toMatch(/^\d{1,2} \w+ \d{4}$/);
    expect(withLegalFacts('{{fact:au.whm_tax}} of {{fact:au.whm_tax_until}}')).toBe('15% of A$45,000');
  });

  it('is written as its language writes', () => {
    expect(withLegalFacts('{{fact:au.whm_tax_until|de}}')).toBe('45.000\u00A0A$');
    expect(withLegalFacts('{{fact:au.whm_tax|de}}')).toBe('15\u00A0%');
  });

  it('that names no fact is a fault', () => {
    expect(() => withLegalFacts('{{fact:au.nothing}}')).toThrow('nothing');
    expect(() => withLegalFacts('{{fact:uk.minimum_hour}}')).toThrow('no placeholder');
  });
});
