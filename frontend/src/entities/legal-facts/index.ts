export { loadLegalFacts } from './load-legal-facts';
export { useLegalFacts } from './use-legal-facts';
export { WithLegalFacts } from './WithLegalFacts';
