import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadSettings } from '../config/index.js';
import { DomainError } from '../errors/index.js';
import { type LogService, type SecurityEvent } from '../logging/index.js';
import { addressKey } from './address-key.js';
import { LoginThrottleService } from './login-throttle.service.js';
import type { SiteSettingsService } from '../site-settings/index.js';
import { LimiterStoreService } from './limiter-store.service.js';
import { LIMITS, type Limits } from './limits-setting.js';
import { RATE_LIMIT_CLASSES } from './rate-limit-classes.js';
import { RateLimitsService } from './rate-limits.service.js';

const NOON = new Date('2027-01-04T12:00:00Z');

async function setUp(env: Record<string, string> = {}, moved: Partial<Limits> = {}) {
  const settings = loadSettings({
    NODE_ENV: 'test',
    DATABASE_URL: 'postgres://nowhere/none',
    JWT_SECRET: 'x'.repeat(32),
    PASSWORD_PEPPER: 'x'.repeat(32),
    MFA_ENCRYPTION_KEY: 'x'.repeat(32),
    ...env,
  });
  const rows: { event: SecurityEvent; details: unknown }[] = [];
  const log = {
    security: (event: SecurityEvent, details: unknown) => rows.push({ event, details }),
  } as unknown as LogService;
  const store = await LimiterStoreService.of(settings);
  const siteSettings = {
    get: () => Promise.resolve({ ...LIMITS.standard, ...moved }),
  } as unknown as SiteSettingsService;
  return {
    store,
    limits: new RateLimitsService(store, settings, siteSettings, log),
    attempts: new LoginThrottleService(store, settings, log),
    rows,
  };
}

const times = async (count: number, work: () => Promise<unknown>) => {
  for (let index = 0; index < count; index += 1) await work();
};
/** The seconds that a refusal says to wait, or null when the call was let through. */
const waitAfter = async (work: () => Promise<unknown>): Promise<number | null> => {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'rate_limited') return error.retryAfter ?? 0;
    throw error;
  }
};

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('RateLimits', () => {
  it('accepts as many as the class allows, then says how long to wait, then starts again (v5.0.0-2.4.1)', async () => {
    const { limits, rows } = await setUp();
    await times(300, () => limits.consume('public-read', '203.0.113.9'));
    vi.advanceTimersByTime(20_000);
    expect(await waitAfter(() => limits.consume('public-read', '203.0.113.9'))).toBe(40);
    expect(await waitAfter(() => limits.consume('public-read', '203.0.113.10'))).toBeNull();
    vi.advanceTimersByTime(40_000);
    expect(await waitAfter(() => limits.consume('public-read', '203.0.113.9'))).toBeNull();
    expect(rows).toEqual([{ event: 'rate_limited', details: { limit: 'public-read', key: '203.0.113.9' } }]);
  });

  it('applies every window of a class: one email a minute and five an hour', async () => {
    const { limits } = await setUp();
    const ask = () => waitAfter(() => limits.consume('mail-to-person', 'lena'));
    for (let mail = 0; mail < 5; mail += 1) {
      expect(await ask()).toBeNull();
      expect(await ask()).toBe(60);
      vi.advanceTimersByTime(60_000);
    }
    expect(await ask()).toBe(55 * 60);
  });

  it('counts repeated requests for one thing only once a day', async () => {
    const { limits } = await setUp();
    for (let profile = 1; profile <= 150; profile += 1)
      await times(2, () => limits.consumeDistinct('profile-views', 'me', `profile-${profile}`));
    expect(await waitAfter(() => limits.consumeDistinct('profile-views', 'me', 'profile-150'))).toBeNull();
    expect(await waitAfter(() => limits.consumeDistinct('profile-views', 'me', 'profile-151'))).toBe(24 * 60 * 60);
  });

  it('applies a limit that Admin changes from the next call on, and keeps what was counted', async () => {
    const moved = { profileViewsPerDay: 40 };
    const { limits } = await setUp({}, moved);
    const open = (profile: number) => waitAfter(() => limits.consumeDistinct('profile-views', 'me', String(profile)));
    for (let profile = 1; profile <= 40; profile += 1) expect(await open(profile)).toBeNull();
    expect(await open(41)).toBe(24 * 60 * 60);
    moved.profileViewsPerDay = 43;
    expect(await open(42)).toBeNull();
    moved.profileViewsPerDay = 30;
    expect(await open(43)).not.toBeNull();
    expect(await limits.windowOf('new-conversations')).toEqual({ points: 20, seconds: 24 * 60 * 60 });
  });

  it('lets no one switch a limit off', () => {
    const { schema, standard } = LIMITS;
    expect(schema.safeParse(standard).success).toBe(true);
    for (const field of Object.keys(standard))
      for (const value of [0, -1, 1_000_000, 7.5, null, '20'])
        expect(schema.safeParse({ ...standard, [field]: value }).success).toBe(false);
    expect(schema.safeParse({ ...standard, newConversationsAtFirstPerDay: 21 }).success).toBe(false);
  });

  it('multiplies limits if the installation sets a factor', async () => {
    const { limits } = await setUp({ RATE_LIMIT_SCALE: '3' });
    await times(15, () => limits.consume('sign-up', 'a'));
    expect(await waitAfter(() => limits.consume('sign-up', 'a'))).not.toBeNull();
  });

  it('still limits while Redis cannot be reached (v5.0.0-16.5.2)', async () => {
    const { limits, store } = await setUp({ REDIS_URL: 'redis://127.0.0.1:1' });
    expect(store.redisState()).toBe('down');
    await times(5, () => limits.consume('sign-up', 'a'));
    expect(await waitAfter(() => limits.consume('sign-up', 'a'))).toBe(3_600);
  });

  it('has no class without a limit', () => {
    for (const { windows } of Object.values(RATE_LIMIT_CLASSES)) {
      expect(windows.length).toBeGreaterThan(0);
      for (const { points, seconds } of windows) expect([points > 0, Number.isInteger(seconds)]).toEqual([true, true]);
    }
  });
});

describe('LoginThrottle', () => {
  const fail = (attempts: LoginThrottleService, key: string) =>
    waitAfter(async () => (await attempts.begin(key)).failed());

  it('delays from the sixth failure on, twice as long each time, 15 minutes at most (v5.0.0-6.3.1)', async () => {
    const { attempts, rows } = await setUp();
    for (let failure = 1; failure <= 5; failure += 1) expect(await fail(attempts, 'account:a')).toBeNull();
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      expect(await fail(attempts, 'account:a')).toBe(minutes * 60);
      vi.advanceTimersByTime(1_000);
      expect(await waitAfter(() => attempts.begin('account:a'))).toBe(minutes * 60 - 1);
      vi.advanceTimersByTime(minutes * 60_000 - 1_000);
    }
    expect(rows.map(({ event }) => event)).toEqual(Array(6).fill('sign_in_delayed'));
    expect(JSON.stringify(rows)).not.toContain('account:a');
  });

  it('forgets failures after a success, and after 15 minutes without any', async () => {
    const { attempts } = await setUp();
    await times(5, () => fail(attempts, 'account:a'));
    await (await attempts.begin('account:a')).succeeded();
    for (let failure = 1; failure <= 5; failure += 1) expect(await fail(attempts, 'account:a')).toBeNull();
    vi.advanceTimersByTime(15 * 60_000);
    for (let failure = 1; failure <= 5; failure += 1) expect(await fail(attempts, 'account:a')).toBeNull();
  });

  it('accepts only one of many concurrent guesses', async () => {
    const { attempts } = await setUp();
    const begun = await Promise.allSettled(Array.from({ length: 50 }, () => attempts.begin('account:a')));
    expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
  });

  it("keeps a known device apart from strangers' guesses", async () => {
    const { attempts } = await setUp();
    await times(6, () => fail(attempts, 'account:a'));
    expect(await waitAfter(() => attempts.begin('account:a'))).toBe(60);
    expect(await waitAfter(() => attempts.begin('device:1'))).toBeNull();
  });
});

describe('addressKey', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
    ['not an address', 'not an address'],
    [undefined, 'disconnected'],
  ])('counts %s under %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});
