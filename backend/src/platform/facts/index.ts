export { legalFact, legalFacts, withLegalFacts, type LegalFact } from './legal-facts.js';
