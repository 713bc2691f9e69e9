import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TYPE_NAMES, NOTIFICATION_TYPES } from './index.js';

const page = readFileSync(new URL('../../../../../docs/notifications.md', import.meta.url), 'utf8');

describe('The types of notification', () => {
  it('are those of docs/notifications.md', () => {
    const rows = TYPE_NAMES.map((name) => {
      const { event, group, urgent } = NOTIFICATION_TYPES[name];
      return `| \`${name}\` | \`${event}\` | ${group} | ${urgent ? 'yes' : ''} |`;
    });
    const written = page.split('\n').filter((line) => /^\| `[a-z]+[.a-z-]*\.[a-z-]+` \| `/.test(line));
    expect(written).toEqual(rows);
  });
});
