import { Global, Module } from '@nestjs/common';
import { Settings } from '../config/index.js';
import { createLogger } from './create-logger.js';
import { Log, PINO } from './log.js';
import { NestLogger } from './nest-logger.js';
import { RequestLog } from './request-log.js';

@Global()
@Module({
  providers: [
    { provide: PINO, inject: [Settings], useFactory: (settings: Settings) => createLogger(settings) },
    Log,
    NestLogger,
    RequestLog,
  ],
  exports: [Log, NestLogger],
})
export class LoggingModule {}
