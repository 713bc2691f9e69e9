import australia from '../../backend/content/facts/australia.json' with { type: 'json' };
import newzealand from '../../backend/content/facts/newzealand.json' with { type: 'json' };
import { legalFactsOf, type FactRegion, type LegalFacts } from '../src/content/facts';

const RELEASED = { australia, newzealand };

/** The facts as the release has them, as if the API had said so. */
export const releasedFacts = <Region extends FactRegion>(region: Region): LegalFacts<Region> =>
  legalFactsOf<Region>(Object.entries(RELEASED[region]).map(([key, fact]) => ({ ...fact, key })));
