export { addressKey } from './address-key.js';
export { LoginThrottleService } from './login-throttle.service.js';
export { LimiterStoreService } from './limiter-store.service.js';
export { LIMITS } from './limits-setting.js';
export { NoRateLimit, RateLimit, UNLIMITED_EXTENSION } from './rate-limit.decorator.js';
export { AddressRateLimitGuard, UserRateLimitGuard } from './rate-limit.guards.js';
export { RateLimitModule } from './rate-limit.module.js';
export { RateLimitsService } from './rate-limits.service.js';
