import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { inWords, scheduledTasksIn, tableOf } from './rules/scheduled-tasks.js';
import { readTree } from './rules/source-tree.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const page = readFileSync(new URL('../../../docs/scheduled-tasks.md', import.meta.url), 'utf8');

describe('Scheduled tasks', () => {
  const sources = readTree(root, ['backend/src']);
  const tasks = scheduledTasksIn(sources);

  it('are all listed in docs/scheduled-tasks.md, which this table has to be copied to', () => {
    expect(tasks.length).toBeGreaterThan(15);
    expect(page).toContain(`\n${tableOf(tasks)}\n`);
  });

  it('are declared with @Scheduled alone', () => {
    const callers = [...sources].filter(([, code]) => /(?:queue|jobs)\.schedule\(/.test(code)).map(([path]) => path);
    expect(callers).toEqual(['backend/src/platform/jobs/scheduler.service.ts']);
  });

  it.each([
    ['* * * * *', 'every minute'],
    ['*/5 * * * *', 'every 5 minutes'],
    ['7 * * * *', 'every hour, 7 minutes past'],
    ['41 3 * * *', 'every day at 03:41 UTC'],
    ['5 11-14 * * *', 'every hour from 11:05 to 14:05 UTC'],
  ])('%s is %s', (cron, words) => {
    expect(inWords(cron)).toBe(words);
  });
});
