export { ArrangementsScreen } from './ArrangementsScreen';
