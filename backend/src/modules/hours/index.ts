export { HoursImportService } from './hours-import.service.js';
export { HoursModule } from './hours.module.js';
export { hoursLive } from './live-contract.js';
