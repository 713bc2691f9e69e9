export { isDay, latestDay, wrongSource } from './dated-source.js';
export { placeholderProblems, withLegalFacts, unknownPlaceholders } from './fact-placeholders.js';
export { FactReviewsService } from './fact-reviews.service.js';
export { factIn, factTableOn, type FactTable, type LegalFact, type RegionTable } from './fact-table.js';
export { rangeOf } from './fact-units.js';
export { FactsModule } from './facts.module.js';
export { LegalFactEditingService, type EditableFact } from './legal-fact-editing.service.js';
export type { FactValues } from './legal-facts.repository.js';
export { LegalFactsService } from './legal-facts.service.js';
export {
  FACT_REGIONS,
  FACT_TOPICS,
  releasedFacts,
  type FactRegion,
  type FactTopic,
  type ReleasedFact,
} from './released-facts.js';
