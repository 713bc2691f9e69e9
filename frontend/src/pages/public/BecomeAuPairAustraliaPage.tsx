import { loadFeatured } from '../../features/landing/people/featured';
import type { LoadArgs } from '../../lib/load-args';

export { BecomeAuPairAustraliaScreen as Component } from '../../features/landing/become/BecomeAuPairAustraliaScreen';

export const load = (args: LoadArgs) => loadFeatured(args, 'families');
