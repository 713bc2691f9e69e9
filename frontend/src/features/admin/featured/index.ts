export { FeaturedScreen } from './FeaturedScreen';
