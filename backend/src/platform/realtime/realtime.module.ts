import { Global, Module } from '@nestjs/common';
import { Realtime } from './realtime.js';

@Global()
@Module({ providers: [Realtime], exports: [Realtime] })
export class RealtimeModule {}
