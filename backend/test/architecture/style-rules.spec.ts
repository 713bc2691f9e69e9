import { fileURLToPath } from 'node:url';
import stylelint, { type Config } from 'stylelint';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const { RULES } = (await import(new URL('../../../stylelint.config.js', import.meta.url).href)) as {
  RULES: NonNullable<Config['rules']>;
};
const { STYLE_EXCEPTIONS } = (await import(new URL('../../../.ci/lint/style-exceptions.js', import.meta.url).href)) as {
  STYLE_EXCEPTIONS: Record<string, string[]>;
};

/** The rules that a style sheet breaks. */
async function brokenBy(code: string): Promise<string[]> {
  const { results } = await stylelint.lint({ code, config: { rules: RULES } });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

describe('The rules for style sheets', () => {
  it.each([
    ['a { padding: 0 16px; }', 'declaration-property-value-disallowed-list'],
    ['a { row-gap: calc(100% - 8px); }', 'declaration-property-value-disallowed-list'],
    ['a { font-size: 15px; }', 'declaration-property-value-allowed-list'],
    ['@media (max-width: 700px) { a { color: red; } }', 'media-feature-name-value-allowed-list'],
  ])('refuse %s', async (code, rule) => {
    expect(await brokenBy(code)).toEqual([rule]);
  });

  it.each([
    'a { padding: var(--s16) 14px; margin: -8px auto 0; }',
    'a { font-size: var(--t14); } b { font-size: clamp(28px, 3vw, 40px); } i { font-size: 0.9em; }',
    '@media (max-width: 719px) { a { color: red; } }',
  ])('let %s be', async (code) => {
    expect(await brokenBy(code)).toEqual([]);
  });

  it('are broken by every sheet that is listed as an exception', async () => {
    for (const [rule, files] of Object.entries(STYLE_EXCEPTIONS)) {
      const { results } = await stylelint.lint({
        files: files.map((file) => `${root}${file}`),
        config: { rules: { [rule]: RULES[rule] } },
      });
      const clean = results.filter(({ warnings }) => warnings.length === 0).map(({ source }) => source);
      expect([results.length, clean]).toEqual([files.length, []]);
    }
  });
});
