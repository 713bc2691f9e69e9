import type { ReactNode } from 'react';
import type { FactRegion, LegalFacts } from '../../content/facts';
import { useLegalFacts } from './use-legal-facts';

interface WithLegalFactsProps<Region extends FactRegion> {
  region: Region;
  children: (facts: LegalFacts<Region>) => ReactNode;
}

/** What states figures of law: drawn with those of today, and not at all while no one can say them. */
export function WithLegalFacts<Region extends FactRegion>({ region, children }: WithLegalFactsProps<Region>) {
  const facts = useLegalFacts(region);
  return facts && children(facts);
}
