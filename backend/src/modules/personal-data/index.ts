export { ErasureObstaclesService } from './erasure/erasure-obstacles.service.js';
export { ErasureRequestsService } from './erasure/erasure-requests.service.js';
export { DataExportsService, type OpenExport } from './exports/data-exports.service.js';
export { sendExport } from './exports/send-export.js';
export { PersonalDataState } from './personal-data.dto.js';
export { PersonalDataModule } from './personal-data.module.js';
export { PersonalDataService } from './personal-data.service.js';
