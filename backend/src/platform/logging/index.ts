export { createLogger } from './create-logger.js';
export { Log, type SecurityEvent } from './log.js';
export { LoggingModule } from './logging.module.js';
export { NestLogger } from './nest-logger.js';
