export { ArrivalImportService } from './arrival-import.service.js';
export { ArrivalsModule } from './arrivals.module.js';
export { arrivalsLive } from './live-contract.js';
