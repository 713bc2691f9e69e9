export { HourlyFloorDto } from './fair-pay.dto.js';
export { FairPayModule } from './fair-pay.module.js';
export { FairPayService } from './fair-pay.service.js';
export type { PayQuestion } from './week.js';
