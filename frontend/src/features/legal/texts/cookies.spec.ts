import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { LegalRow } from '../legal-document';
import { cookies } from './cookies';

const FOLDERS = ['../../../', '../../../../server/'].map((folder) => new URL(folder, import.meta.url));
const ARGUMENT = "(?:<\\w+>)?\\(\\s*('[^']*'|`[^`]*`|\\w+)";
/** Forms add whose text it is to the name. */
const STORES = [
  { pattern: new RegExp(`(?:local|session)Storage\\.setItem${ARGUMENT}`, 'g'), suffix: '' },
  { pattern: new RegExp(`openDB${ARGUMENT}`, 'g'), suffix: '' },
  { pattern: new RegExp(`use(?:SessionDraft|ToolForm)${ARGUMENT}`, 'g'), suffix: ':…' },
  { pattern: /draft=\{(`[^`]*`)/g, suffix: ':…' },
];
/** They store under a name that their callers give them. */
const NAMED_BY_CALLERS = [
  'lib/forms/use-session-draft.ts',
  'features/tools/use-tool-form.ts',
  'admin-ui/thread/WritingForm.tsx',
];

const sources = new Map(
  FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.spec\.tsx?$/.test(path))
      .map((path) => [path, readFileSync(new URL(path, folder), 'utf8')] as const),
  ),
);
const everything = [...sources.values()].join('\n');

/** The value of a name: a constant or a function of this file, or a constant that another file exports. */
const valueOf = (name: string, source: string): string | undefined =>
  new RegExp(`const ${name} = (?:\\([^=]*\\) => )?('[^']*'|\`[^\`]*\`)`).exec(source)?.[1] ??
  new RegExp(`export const ${name} = ('[^']*')`).exec(everything)?.[1];

/** "call-notes:…" of `call-notes:${interviewId}:${owner}`. */
const shortened = (text: string): string => text.replace(/\$\{[^}]*\}/g, '…').replace(/([:-]…).*$/, '$1');

function storedBy(path: string, source: string): string[] {
  if (NAMED_BY_CALLERS.includes(path)) return [];
  return STORES.flatMap(({ pattern, suffix }) =>
    [...source.matchAll(pattern)].map(([, argument = '']) => {
      // Scripts that are written as texts have the constant inserted.
      const name = /^'\$\{(\w+)\}'$/.exec(argument)?.[1] ?? argument;
      const value = /^\w+$/.test(name) ? valueOf(name, source) : name;
      if (value === undefined) throw new Error(`${path} stores under ${name}, which is no constant`);
      return shortened(value.slice(1, -1) + suffix);
    }),
  );
}

describe('the page about cookies', () => {
  it('names everything that the code stores in a browser', () => {
    const facts = {
      product: 'x',
      site: 'http://x',
      mail: '',
      operator: null,
      services: {},
      region: 'australia',
    } as const;
    const rows = cookies(facts).sections.flatMap(({ blocks }) =>
      blocks.flatMap((block): readonly LegalRow[] => (typeof block === 'object' && 'rows' in block ? block.rows : [])),
    );
    const named = rows.flatMap(({ term }) => term.split(', '));
    const stored = [...sources].flatMap(([path, source]) => storedBy(path, source));
    expect(stored.length).toBeGreaterThan(30);
    const isNamed = (name: string) =>
      named.some((one) => one === name || (one.endsWith('…') && name.startsWith(one.slice(0, -1))));
    expect([...new Set(stored)].filter((name) => !isNamed(name))).toEqual([]);
  });
});
