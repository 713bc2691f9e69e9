import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { messages } from '../texts.js';
import { FOR_EVERYONE, gives, PLAN_KEYS, PLANS } from './plans.js';

describe('S09 The table of plans', () => {
  it('is the same in the docs and in the code', () => {
    const page = readFileSync(join(process.cwd(), '../docs/plans-and-payments.md'), 'utf8');
    const rows = [...page.matchAll(/^\| `([\w-]+)` \| (?:au pairs|families) \| .* \| ([^|]+) \|$/gm)];
    expect(rows.map(([, key, text]) => [key, text])).toEqual(PLAN_KEYS.map((key) => [key, messages.texts[key]]));
  });

  it('keeps what everyone was promised in every plan', () => {
    for (const key of PLAN_KEYS) for (const feature of FOR_EVERYONE) expect(gives(key, feature)).toBe(true);
    expect(gives('free', 'start-conversations')).toBe(false);
    expect(PLANS.premium.features).toEqual(expect.arrayContaining([...PLANS.standard.features]));
  });
});
