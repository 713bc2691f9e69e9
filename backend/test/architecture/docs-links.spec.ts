import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../../../', import.meta.url);

/** README and everything below docs, as paths from the top folder. */
const pages = [
  'README.md',
  ...readdirSync(new URL('docs/', root), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** Links of a page to files of ours, pictures included, that are not there. */
function deadLinks(page: string, text: string): string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*/, ''))
    .filter((target) => target !== '' && !/^\w+:/.test(target))
    .filter((target) => !existsSync(new URL(target, new URL(page, root))))
    .map((target) => `${page}: ${target}`);
}

/** Files and folders in backticks, from the top folder, that are not there. Builds and data (`dist`, `.data`) come later. */
function missingFiles(page: string, text: string): string[] {
  return [...text.matchAll(/`((?:backend|frontend|demo|docs|docker|\.ci)\/[\w./-]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !/(?:^|\/)(?:dist|\.data)(?:\/|$)/.test(path) && !existsSync(new URL(path, root)))
    .map((path) => `${page}: ${path}`);
}

const scriptsOf = (folder: string): Record<string, string> =>
  (JSON.parse(readFileSync(new URL(`${folder}package.json`, root), 'utf8')) as { scripts: Record<string, string> })
    .scripts;

/** Commands whose script is in no package.json, or not in that of the workspace they name. */
function missingScripts(page: string, text: string): string[] {
  const commands = text.matchAll(/\b(?:cd (\w+) && )?npm (?:run ([\w:-]+)|(start|test)\b)(?: --workspace (\w+))?/g);
  return [...commands]
    .filter(([, entered, script, short = '', workspace]) => {
      const folder = entered ?? workspace;
      const folders = folder ? [`${folder}/`] : ['', 'backend/', 'demo/', 'frontend/'];
      return !folders.some((one) => (script ?? short) in scriptsOf(one));
    })
    .map(([command]) => `${page}: ${command}`);
}

const read = (page: string) => readFileSync(new URL(page, root), 'utf8');
/** Pages that record a day name what was there then. */
const current = pages.filter((page) => !/^docs\/(?:CHANGELOG|decisions\/\d|reviews\/)/.test(page));

describe('The documentation', () => {
  it('has no broken links', () => {
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.flatMap((page) => deadLinks(page, read(page)))).toEqual([]);
  });

  it('names only files and commands that exist', () => {
    expect(current.flatMap((page) => [...missingFiles(page, read(page)), ...missingScripts(page, read(page))])).toEqual(
      [],
    );
  });

  it('lists every decision', () => {
    const index = read('docs/decisions/README.md');
    const decisions = pages.filter((page) => /^docs\/decisions\/\d/.test(page));
    expect(decisions.length).toBeGreaterThan(40);
    expect(decisions.filter((page) => !index.includes(`(${page.replace('docs/decisions/', '')})`))).toEqual([]);
  });

  it('fails when it names a file that does not exist', () => {
    const text = '`backend/src/main.ts`, `backend/src/nowhere.ts`, `backend/dist/main.js`, `npm test`';
    expect(missingFiles('docs/made-up.md', text)).toEqual(['docs/made-up.md: backend/src/nowhere.ts']);
    const commands =
      '`npm test`, `npm run fly`, `cd frontend && npm run migration`, `npm run migration --workspace backend`';
    expect(missingScripts('docs/made-up.md', commands)).toEqual([
      'docs/made-up.md: npm run fly',
      'docs/made-up.md: cd frontend && npm run migration',
    ]);
  });

  it('fails when it has a broken link', () => {
    expect(
      deadLinks('docs/made-up.md', '[here](running.md), [there](nowhere.md), [home](https://example.org)'),
    ).toEqual(['docs/made-up.md: nowhere.md']);
  });
});
