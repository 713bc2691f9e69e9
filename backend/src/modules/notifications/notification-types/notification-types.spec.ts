import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Words } from './notification-type.js';
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

describe('An agreement that our team ended', () => {
  const sentTo = (userType: 'family' | 'aupair', hadBegun: boolean) => {
    const words = NOTIFICATION_TYPES['arrangement.withdrawn'].words as (facts: object) => Words;
    return words({ other: 'Lena', userType, payload: { hadBegun, reason: 'Its account is closed.' } }).email.paragraphs;
  };

  it('tells the family alone what happens to the fee, which stays due once the placement has begun', () => {
    const [before, after] = [sentTo('family', false), sentTo('family', true)].map((said) => said.join(' '));
    expect(before).toContain('If an invoice for the placement fee is unpaid, you do not have to pay it.');
    expect(after).toContain('The placement had begun. If an invoice for the placement fee is unpaid, it is still due.');
    for (const hadBegun of [false, true]) expect(sentTo('aupair', hadBegun).join(' ')).not.toMatch(/invoice|fee/);
  });
});
