export { ForFamiliesScreen as Component } from '../../features/landing/audience/ForFamiliesScreen';
export { preloadDeferred as load } from '../../lib/lazy-hydrate';
