import { Module, type DynamicModule } from '@nestjs/common';
import type { Settings } from '../config/index.js';
import { ClockService } from './clock.service.js';
import { DevClockController } from './dev-clock.controller.js';

/** The clock, which the demo can advance at /dev/clock. */
@Module({})
export class ClockModule {
  static forRoot({ demo }: Settings): DynamicModule {
    return {
      module: ClockModule,
      global: true,
      controllers: demo ? [DevClockController] : [],
      providers: [ClockService],
      exports: [ClockService],
    };
  }
}
