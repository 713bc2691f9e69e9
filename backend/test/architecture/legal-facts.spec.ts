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
/** Values that follow from a figure: casual pay, and the weeks that pages calculate. */
const MULTIPLES = [1, 1.25, 2, 25, 30, 37.5];

const table = factTableOn([], { australia: '', newzealand: '' });
const fill = (text: string) => withLegalFacts(text, table);
const all = Object.values(releasedFacts).flatMap((facts) => Object.values(facts));
const isMoney = ({ unit }: LegalFact) => /^(?:AUD|NZD)/.test(unit);
const isHourly = ({ unit }: LegalFact) => unit.endsWith('an hour');

const GROUPS = ['.', ' ', '\u00A0', '\u202F'];

/** How pages would write a sum: with its currency, or with its cents, in English and in other languages. */
function waysToWrite(fact: LegalFact): string[] {
  return (isHourly(fact) ? MULTIPLES : [1, 2]).flatMap((times) => {
    const sum = Math.round(fact.value * times * 100) / 100;
    const exact = sum.toLocaleString('en-AU', { minimumFractionDigits: Number.isInteger(sum) ? 0 : 2 });
    if (!Number.isInteger(sum)) return [exact, exact.replace('.', ','), sum.toFixed(2)];
    const abroad = GROUPS.flatMap((group) => [' ', '\u00A0'].map((gap) => exact.replaceAll(',', group) + gap));
    const sign = fact.unit.startsWith('NZD') ? 'NZ$' : 'A$';
    return [`$${exact}`, `$${sum}`, ...new Set(abroad.map((figure) => figure + sign))];
  });
}

/** Shares that laws set, next to what they are a share of; a share in another context is no legal fact. */
const SHARE_OF =
  /\b(?:wages?|board|lodging|holiday|leave|super|tax|levy|loading|casuals?|pay|TFN|Steuer\w*|fiscal|impôts?|impuestos?)\b/i;
const shares = [...new Set(all.filter(({ unit }) => unit === '%').map(({ value }) => value))];
const share = new RegExp(`(?<![\\d.,×])(?:${shares.join('|').replaceAll('.', '\\.')})\\s?%`);
/** Hours that laws set, in the words of a limit; "30 hours" alone is also how examples count. */
const hours = [...new Set(all.filter(({ unit }) => unit === 'hours a week').map(({ value }) => value))].join('|');
const limit = new RegExp(`\\b(?:${hours}) hours or (?:fewer|less)|more than (?:${hours}) hours`, 'i');
const statesShare = (line: string) => share.test(line) && SHARE_OF.test(line);

/** Days since when a figure is valid or when it was checked, next to it. */
const DATE = '\\d{1,2}(?:er|\\.)? (?:de )?\\p{L}+ (?:de )?\\d{4}';
const since = new RegExp(
  `\\{\\{fact:.*\\b(?:since|seit|depuis le|desde el) ${DATE}|figures (?:were )?checked on ${DATE}`,
  'iu',
);
/** Months and years that laws set: of a licence, of a check. */
const WORDS: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 5: 'five', 12: 'twelve' };
const lasting = (unit: string) =>
  [...new Set(all.filter((fact) => fact.unit === unit).map(({ value }) => value))]
    .flatMap((value) => [value, WORDS[value]].filter(Boolean))
    .join('|');
const months = new RegExp(`\\blicen[cs]e (?:counts|is valid) for (?:${lasting('months')}) months`, 'i');
const years = new RegExp(
  `\\byears: '(?:${lasting('years')}) years|\\bcheck .*valid for (?:${lasting('years')}) years`,
  'i',
);

const COMMENT = /^\s*(?:\*|\/\/|\/\*)/;
const figures = [...new Set(all.filter(isMoney).flatMap(waysToWrite))];
const stated = new RegExp(
  `(?<![\\d.,])(?:${figures.map((one) => one.replace(/[$.]/g, '\\$&')).join('|')})(?![\\d]|[.,]\\d)`,
);

const states = (line: string) =>
  statesShare(line) || [stated, limit, since, months, years].some((pattern) => pattern.test(line));

describe('The table of legal facts', () => {
  it('is the only place that states its figures', () => {
    const elsewhere = written.flatMap(([path, text]) =>
      text
        .split('\n')
        .flatMap((line, index) =>
          states(line) && !COMMENT.test(line) ? [`${path}:${index + 1} ${line.trim().slice(0, 100)}`] : [],
        ),
    );
    expect(elsewhere).toEqual([]);
  });

  it.each(['A$26.44 an hour', '26,44 A$ de l’heure', 'A$793.20 a week', 'NZ$23.95', 'two caps of A$9.65', 'A$45,000'])(
    'finds “%s” elsewhere',
    (line) => {
      expect(stated.test(line)).toBe(true);
    },
  );

  it.each([
    'at most 15% of the minimum wage',
    'or 8% holiday pay with each pay',
    'Super, at 30 hours or fewer',
    'No week has more than 30 hours',
    'Last, 12 % super',
    'Avec un numéro fiscal, 15 % du salaire',
    'retient une part jusqu’à 45 000 A$',
    'bis 45.000 A$ im Jahr',
    'au moins {{fact:nz.minimum_hour|fr}} de l’heure depuis le 1er avril 2026',
    'al menos {{fact:nz.minimum_hour|es}} la hora desde el 1 de abril de 2026',
    '{{fact:nz.minimum_hour|de}} pro Stunde (seit 1. April 2026)',
    '_Figures checked on 20 November 2026._',
    "    years: 'Five years',",
    'The check costs little and is valid for 3 years',
    'A valid overseas car licence counts for 12 months',
    'an overseas licence is valid for twelve months from your last arrival',
  ])('finds “%s” elsewhere', (line) => {
    expect(states(line)).toBe(true);
  });

  it.each(['about 15% more food', 'the 100% offer', '{{fact:nz.minimum_hour×30×board_most}}'])(
    'accepts “%s”',
    (line) => {
      expect(states(line)).toBe(false);
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
    expect(fill('{{fact:nz.minimum_hour×100×board_most}}')).toBe(
      `NZ$${(value * factIn(table.newzealand, 'board_most').value).toFixed(2)}`,
    );
    const [hour, loading, tax] = ['award_level2_hour', 'casual_loading', 'whm_tax'].map(
      (key) => factIn(table.australia, key).value,
    ) as [number, number, number];
    const sum = (amount: number) =>
      `A$${amount.toLocaleString('en-AU', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 })}`;
    expect(fill('{{fact:au.award_level2_hour×100×plus.casual_loading}}')).toBe(sum(hour * (100 + loading)));
    expect(fill('{{fact:au.award_level2_hour×100×less.whm_tax}}')).toBe(sum(hour * (100 - tax)));
    expect(fill('{{fact:nz.minimum_hour.since}}')).toMatch(/^\d{1,2} \w+ \d{4}$/);
    expect(fill('{{fact:au.whm_tax}} of {{fact:au.whm_tax_until}}')).toBe('15% of A$45,000');
  });

  it('is written as its language writes', () => {
    expect(fill('{{fact:au.whm_tax_until|de}}')).toBe('45.000\u00A0A$');
    expect(fill('{{fact:au.whm_tax|de}}')).toBe('15\u00A0%');
    expect(['de', 'es', 'fr'].map((language) => fill(`{{fact:nz.minimum_hour.since|${language}}}`))).toEqual([
      '1. April 2026',
      '1 de abril de 2026',
      '1er avril 2026',
    ]);
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
    '{{fact:au.minimum_hour×nothing}}',
    '{{fact:au.minimum_hour×super_days}}',
    '{{fact:au.minimum_hour×more.whm_tax}}',
    '{{fact:au.whm_tax.until}}',
    '{{fact:au.whm_tax|it}}',
  ])('that is written wrongly is found: %s', (written) => {
    expect(unknownPlaceholders(`Taken off: ${written}`, table)).toEqual([written]);
  });

  it('is no problem where it names a fact, and nothing else in braces is', () => {
    expect(placeholderProblems({ a: '{{fact:au.whm_tax}} {{name}} {fact}', b: [null, 3] }, table)).toEqual({});
  });
});
