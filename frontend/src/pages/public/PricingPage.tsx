export { PricingScreen as Component } from '../../features/landing/pricing/PricingScreen';
