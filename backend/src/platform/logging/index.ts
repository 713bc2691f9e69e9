export { createLogger } from './create-logger.js';
export { LogService, type SecurityEvent } from './log.service.js';
export { LoggingModule } from './logging.module.js';
export { NestLoggerService } from './nest-logger.service.js';
