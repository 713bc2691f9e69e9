export { ErasureObstacles } from './erasure/erasure-obstacles.js';
export { Erasures } from './erasure/erasures.service.js';
export { DataExports, type OpenExport } from './exports/data-exports.service.js';
export { sendExport } from './exports/send-export.js';
export { PersonalDataState } from './personal-data.dto.js';
export { PersonalDataModule } from './personal-data.module.js';
export { PersonalData } from './personal-data.service.js';
