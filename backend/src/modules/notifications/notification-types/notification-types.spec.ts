import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { KIND_NAMES, KINDS } from './index.js';

const page = readFileSync(new URL('../../../../../docs/notifications.md', import.meta.url), 'utf8');

describe('The kinds of notification', () => {
  it('are those of docs/notifications.md', () => {
    const rows = KIND_NAMES.map((name) => {
      const { event, group, urgent } = KINDS[name];
      return `| \`${name}\` | \`${event}\` | ${group} | ${urgent ? 'yes' : ''} |`;
    });
    const written = page.split('\n').filter((line) => /^\| `[a-z]+[.a-z-]*\.[a-z-]+` \| `/.test(line));
    expect(written).toEqual(rows);
  });
});
