export { addressKey } from './address-key.js';
export { LoginThrottleService } from './login-throttle.service.js';
export { LimiterStoreService } from './limiter-store.service.js';
export { LIMITS, type Limits } from './limits-setting.js';
export { RATE_LIMIT_CLASSES, type RateLimitName } from './rate-limit-classes.js';
export { NoRateLimit, RateLimit } from './rate-limit.decorator.js';
export { AddressRateLimitGuard, UserRateLimitGuard } from './rate-limit.guards.js';
export { RateLimitModule } from './rate-limit.module.js';
export { RateLimitsService } from './rate-limits.service.js';
