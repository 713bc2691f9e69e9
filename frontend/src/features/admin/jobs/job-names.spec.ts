import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { jobName } from './job-names';

/** Every scheduled task; another test keeps this page complete. */
const page = readFileSync(join(process.cwd(), '../docs/scheduled-tasks.md'), 'utf8');

it('every scheduled task has a plain name', () => {
  const tasks = [...page.matchAll(/^\| `([a-z.-]+)` \|/gm)].map(([, name = '']) => name);
  expect(tasks.length).toBeGreaterThan(25);
  expect(tasks.filter((name) => jobName(name) === name)).toEqual([]);
});
