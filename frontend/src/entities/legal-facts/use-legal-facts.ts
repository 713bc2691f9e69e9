import { useMemo } from 'react';
import { useListLegalFactsQuery } from '../../api/legal-facts';
import { legalFactsOf, type FactRegion, type LegalFacts } from '../../content/facts';

/** The current legal facts of a region; null while they are unknown. */
export function useLegalFacts<Region extends FactRegion>(
  region: Region,
  { skip = false } = {},
): LegalFacts<Region> | null {
  const items = useListLegalFactsQuery({ region }, { skip }).data?.items;
  return useMemo(() => (items ? legalFactsOf<Region>(items) : null), [items]);
}
