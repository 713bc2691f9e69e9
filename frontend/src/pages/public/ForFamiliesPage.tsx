import { preloadDeferred } from '../../lib/lazy-hydrate';
import { loadLegalFacts } from '../../entities/legal-facts';
import type { LoadArgs } from '../../lib/load-args';

export { ForFamiliesScreen as Component } from '../../features/landing/audience/ForFamiliesScreen';

export async function load(args: LoadArgs): Promise<void> {
  await Promise.all([loadLegalFacts(args), preloadDeferred()]);
}
