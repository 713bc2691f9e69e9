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

describe('The documentation', () => {
  it('leads nowhere that is not there', () => {
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.flatMap((page) => deadLinks(page, readFileSync(new URL(page, root), 'utf8')))).toEqual([]);
  });

  it('is caught leading astray', () => {
    expect(
      deadLinks('docs/made-up.md', '[here](running.md), [there](nowhere.md), [home](https://example.org)'),
    ).toEqual(['docs/made-up.md: nowhere.md']);
  });
});
