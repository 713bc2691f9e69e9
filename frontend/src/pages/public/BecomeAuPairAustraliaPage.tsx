import { loadFeatured } from '../../features/landing/people/featured';
import { preloadDeferred } from '../../lib/lazy-hydrate';
import type { LoadArgs } from '../../lib/load-args';

export { BecomeAuPairAustraliaScreen as Component } from '../../features/landing/become/BecomeAuPairAustraliaScreen';

export async function load(args: LoadArgs): Promise<void> {
  await Promise.all([loadFeatured(args, 'families'), preloadDeferred()]);
}
