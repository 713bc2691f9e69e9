export { ClockService } from './clock.service.js';
export { ClockModule } from './clock.module.js';
