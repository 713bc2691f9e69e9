export { ClockService } from './clock.service.js';
export { ClockModule } from './clock.module.js';
export { dayIn, dayInZone } from './day-in-zone.js';
