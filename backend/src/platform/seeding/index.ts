export { ContentFiles, type ContentDocument } from './content-files.js';
export { ContentSeeds, type Seed, type SeedPlan } from './content-seeds.js';
export { seedId } from './fingerprint.js';
export { NewerTexts, type NewerText } from './newer-texts.js';
export type { SeedRows, SeedWriter } from './seed-writer.js';
export { SeedingModule } from './seeding.module.js';
export { SourceLink, sourceLinks } from './source-link.dto.js';
