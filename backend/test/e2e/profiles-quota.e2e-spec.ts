import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { RateLimitsService } from '../../src/platform/rate-limit/index.js';
import type { Person } from '../support/people.js';
import { createAuPair, createFamily } from '../support/profiles.js';
import { createTestApp } from '../support/test-app.js';

describe('Reading through everyone', () => {
  it('ends after 150 different people in a day; the same one counts once, and one’s own page never', async () => {
    const test = await createTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
    try {
      const family = await createFamily(test);
      const [first, second] = [await createAuPair(test), await createAuPair(test)];
      const open = (viewer: Person, id: string, kind = 'au-pair') => viewer.agent.get(`/api/${kind}-profiles/${id}`);
      const limits = test.app.get(RateLimitsService, { strict: false });
      for (let opened = 0; opened < 149; opened += 1)
        await limits.consumeDistinct('profile-views', family.id, randomUUID());

      await open(family, first.id).expect(200);
      await open(family, first.id).expect(200);
      const { body, headers } = await open(family, second.id).expect(429);
      expect(body.code).toBe('rate_limited');
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      await open(family, first.id).expect(200);
      await open(family, family.id, 'family').expect(200);
      await open(first, second.id).expect(200);
    } finally {
      await test.close();
    }
  });
});
