export { JobBoardService } from './job-board.service.js';
export { JobBoardModule } from './job-board.module.js';
export { JobListingImportService } from './job-listing-import.service.js';
