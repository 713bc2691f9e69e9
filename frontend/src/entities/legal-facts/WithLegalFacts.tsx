import type { ReactNode } from 'react';
import type { FactRegion, LegalFacts } from '../../content/facts';
import { useLegalFacts } from './use-legal-facts';

interface WithLegalFactsProps<Region extends FactRegion> {
  region: Region;
  children: (facts: LegalFacts<Region>) => ReactNode;
}

/** Renders content with the current legal facts, or nothing while they are unknown. */
export function WithLegalFacts<Region extends FactRegion>({ region, children }: WithLegalFactsProps<Region>) {
  const facts = useLegalFacts(region);
  return facts && children(facts);
}
