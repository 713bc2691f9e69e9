export { PageSpeedScreen } from './PageSpeedScreen';
