export { EmployerClockModule } from './employer-clock.module.js';
export { PermissionsService } from './permission/permissions.service.js';
export { employerClockLive } from './live-contract.js';
