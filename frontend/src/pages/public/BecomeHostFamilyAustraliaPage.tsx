import { loadFeatured } from '../../features/landing/people/featured';
import { loadAbout } from '../../features/landing/why/load-about';
import { preloadDeferred } from '../../lib/lazy-hydrate';
import { loadLegalFacts } from '../../entities/legal-facts';
import type { LoadArgs } from '../../lib/load-args';

export { BecomeHostFamilyAustraliaScreen as Component } from '../../features/landing/become/BecomeHostFamilyAustraliaScreen';

export async function load(args: LoadArgs): Promise<void> {
  await Promise.all([
    loadFeatured(args, 'auPairs'),
    loadLegalFacts(args, 'australia'),
    loadAbout(args),
    preloadDeferred(),
  ]);
}
