export { addressKey } from './address-key.js';
export { Attempts, type Attempt } from './attempts.js';
export { LimiterStore } from './limiter-store.js';
export { LIMITS, type Limits } from './limits-setting.js';
export { RATE_LIMIT_CLASSES, type RateLimitName } from './rate-limit-classes.js';
export { NoRateLimit, RateLimit } from './rate-limit.decorator.js';
export { AddressRateLimitGuard, UserRateLimitGuard } from './rate-limit.guards.js';
export { RateLimitModule } from './rate-limit.module.js';
export { RateLimits } from './rate-limits.js';
