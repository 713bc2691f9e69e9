export { PageSpeedQuery, PageSpeedReport } from './page-speed.dto.js';
export { PageSpeedModule } from './page-speed.module.js';
export { PageSpeedService } from './page-speed.service.js';
