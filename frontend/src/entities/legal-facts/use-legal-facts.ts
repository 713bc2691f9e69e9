import { useMemo } from 'react';
import { useListLegalFactsQuery } from '../../api/legal-facts';
import { legalFactsOf, type FactRegion, type LegalFacts } from '../../content/facts';

/** What laws and authorities of a region set today; null while no one can say. */
export function useLegalFacts<Region extends FactRegion>(
  region: Region,
  { skip = false } = {},
): LegalFacts<Region> | null {
  const items = useListLegalFactsQuery({ region }, { skip }).data?.items;
  return useMemo(() => (items ? legalFactsOf<Region>(items) : null), [items]);
}
