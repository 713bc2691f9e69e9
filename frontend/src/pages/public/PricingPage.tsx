export { PricingScreen as Component } from '../../features/landing/pricing/PricingScreen';
export { bringParts as load } from '../../lib/later';
