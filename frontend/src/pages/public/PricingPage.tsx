import { preloadDeferred } from '../../lib/lazy-hydrate';
import { loadLegalFacts } from '../../entities/legal-facts';
import type { LoadArgs } from '../../lib/load-args';
import { loadPlans } from '../../entities/plans';

export { PricingScreen as Component } from '../../features/landing/pricing/PricingScreen';

export async function load(args: LoadArgs): Promise<void> {
  await Promise.all([loadPlans(args), loadLegalFacts(args), preloadDeferred()]);
}
