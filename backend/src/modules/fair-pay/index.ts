export { HourlyFloorDto, PayCheckDto } from './fair-pay.dto.js';
export { FairPayModule } from './fair-pay.module.js';
export { FairPayService } from './fair-pay.service.js';
export { floorOf, FactReader, type BoardKind, type PayQuestion } from './week.js';
