export { BrowserErrorsPage, BrowserErrorsQuery } from './browser-error.dto.js';
export { BrowserErrorsModule } from './browser-errors.module.js';
export { BrowserErrorsService } from './browser-errors.service.js';
