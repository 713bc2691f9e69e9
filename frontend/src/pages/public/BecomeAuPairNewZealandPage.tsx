import { loadFeatured } from '../../features/landing/people/featured';
import type { LoadArgs } from '../../lib/load-args';

export { BecomeAuPairNewZealandScreen as Component } from '../../features/landing/become/BecomeAuPairNewZealandScreen';

export const load = (args: LoadArgs) => loadFeatured(args, 'families');
