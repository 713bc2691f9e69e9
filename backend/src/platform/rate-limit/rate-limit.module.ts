import { Global, Module } from '@nestjs/common';
import { Settings } from '../config/index.js';
import { LoginThrottleService } from './login-throttle.service.js';
import { LimiterStoreService } from './limiter-store.service.js';
import { RateLimitsService } from './rate-limits.service.js';

@Global()
@Module({
  providers: [
    LoginThrottleService,
    { provide: LimiterStoreService, inject: [Settings], useFactory: LimiterStoreService.of },
    RateLimitsService,
  ],
  exports: [LoginThrottleService, LimiterStoreService, RateLimitsService],
})
export class RateLimitModule {}
