export { JobBoardService } from './job-board.service.js';
export { JobBoardModule } from './job-board.module.js';
export { type ImportedPlace, JobListingImportService } from './job-listing-import.service.js';
