import { Global, Module } from '@nestjs/common';
import { LoginThrottleService } from './login-throttle.service.js';
import { LimiterStoreService } from './limiter-store.service.js';
import { RateLimitsService } from './rate-limits.service.js';

@Global()
@Module({
  providers: [LoginThrottleService, LimiterStoreService, RateLimitsService],
  exports: [LoginThrottleService, LimiterStoreService, RateLimitsService],
})
export class RateLimitModule {}
