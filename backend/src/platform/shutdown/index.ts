export { ProcessEnding } from './process-end.js';
export { ShutdownService } from './shutdown.service.js';
export { ShutdownModule } from './shutdown.module.js';
