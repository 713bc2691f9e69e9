import { loadFeatured } from '../../features/landing/people/featured';
import type { LoadArgs } from '../../lib/load-args';

export { BecomeHostFamilyAustraliaScreen as Component } from '../../features/landing/become/BecomeHostFamilyAustraliaScreen';

export const load = (args: LoadArgs) => loadFeatured(args, 'auPairs');
