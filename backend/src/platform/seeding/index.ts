export { ContentFilesService, type ContentDocument } from './content-files.service.js';
export { ContentSeedsService, type Seed, type SeedPlan } from './content-seeds.service.js';
export { seedId } from './fingerprint.js';
export { NewerTextsService, type NewerText } from './newer-texts.service.js';
export { SeedingModule } from './seeding.module.js';
export { SourceLink, sourceLinks } from './source-link.dto.js';
