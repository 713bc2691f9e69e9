import { loadFeatured } from '../../features/landing/people/featured';
import type { LoadArgs } from '../../lib/load-args';

export { BecomeHostFamilyNewZealandScreen as Component } from '../../features/landing/become/BecomeHostFamilyNewZealandScreen';

export const load = (args: LoadArgs) => loadFeatured(args, 'auPairs');
