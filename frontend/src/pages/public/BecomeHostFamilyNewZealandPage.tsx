import { loadFeatured } from '../../features/landing/people/featured';
import { preloadDeferred } from '../../lib/lazy-hydrate';
import type { LoadArgs } from '../../lib/load-args';

export { BecomeHostFamilyNewZealandScreen as Component } from '../../features/landing/become/BecomeHostFamilyNewZealandScreen';

export async function load(args: LoadArgs): Promise<void> {
  await Promise.all([loadFeatured(args, 'auPairs'), preloadDeferred()]);
}
