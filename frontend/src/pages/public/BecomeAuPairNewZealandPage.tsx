import { loadFeatured } from '../../features/landing/people/featured';
import { loadAbout } from '../../features/landing/why/load-about';
import { preloadDeferred } from '../../lib/lazy-hydrate';
import { loadLegalFacts } from '../../entities/legal-facts';
import type { LoadArgs } from '../../lib/load-args';

export { BecomeAuPairNewZealandScreen as Component } from '../../features/landing/become/BecomeAuPairNewZealandScreen';

export async function load(args: LoadArgs): Promise<void> {
  await Promise.all([
    loadFeatured(args, 'families'),
    loadLegalFacts(args, 'newzealand'),
    loadAbout(args),
    preloadDeferred(),
  ]);
}
