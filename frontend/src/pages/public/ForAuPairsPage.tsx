export { ForAuPairsScreen as Component } from '../../features/landing/audience/ForAuPairsScreen';
export { preloadDeferred as load } from '../../lib/lazy-hydrate';
