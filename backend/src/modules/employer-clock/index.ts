export { EmployerClockModule } from './employer-clock.module.js';
export { employerClockLive } from './live-contract.js';
