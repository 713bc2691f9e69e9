import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PAGE_ROUTES } from '../../src/platform/page-speed/page-routes.js';

const read = (file: string) => readFileSync(new URL(`../../../frontend/src/${file}`, import.meta.url), 'utf8');

it('The speed of every page except those of Admin can be reported', () => {
  const ofMembers = [...read('app/member-pages.ts').matchAll(/^ +\['([^']+)', 'account\//gm)];
  const patterns = [...read('app/routes.tsx').matchAll(/\bat\(\s*'([^']+)'/g), ...ofMembers].map(
    ([, path = '']) => `/${path.replace(/\/:\w+\?/g, '')}`,
  );
  expect(ofMembers.length).toBeGreaterThan(30);
  const landings = [...read('config/paths.ts').matchAll(/'(?:\/nz)?(\/become-[^']+)'/g)].map(([, path = '']) => path);
  const cities = [...read('config/regions.ts').matchAll(/ANY_LOCATION, ([^\]]+)\]/g)].flatMap(([, names = '']) =>
    names.split(', ').map((name) => `/${name.slice(1, -1).toLowerCase()}`),
  );
  expect([landings.length, cities.length]).toEqual([4, 12]);
  expect([...PAGE_ROUTES]).toEqual(['/', ...patterns, ...landings, ...cities].sort());
});
