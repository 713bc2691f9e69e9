export { CityScreen } from './CityScreen';
export { loadCity } from './load-city';
