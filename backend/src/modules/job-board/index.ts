export { JobBoardModule } from './job-board.module.js';
export { type ImportedPlace, JobListingImportService } from './job-listing-import.service.js';
