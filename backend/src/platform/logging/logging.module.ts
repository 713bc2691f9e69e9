import { Global, Module } from '@nestjs/common';
import { Settings } from '../config/index.js';
import { createLogger } from './create-logger.js';
import { LogService, PINO } from './log.service.js';
import { NestLoggerService } from './nest-logger.service.js';
import { RequestLogService } from './request-log.service.js';

@Global()
@Module({
  providers: [
    { provide: PINO, inject: [Settings], useFactory: (settings: Settings) => createLogger(settings) },
    LogService,
    NestLoggerService,
    RequestLogService,
  ],
  exports: [LogService, NestLoggerService],
})
export class LoggingModule {}
