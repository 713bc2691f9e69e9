import { Global, Module } from '@nestjs/common';
import { Attempts } from './attempts.js';
import { LimiterStore } from './limiter-store.js';
import { RateLimits } from './rate-limits.js';

@Global()
@Module({ providers: [Attempts, LimiterStore, RateLimits], exports: [Attempts, LimiterStore, RateLimits] })
export class RateLimitModule {}
