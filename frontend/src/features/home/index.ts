export { featuredAuPairs, featuredFamilies } from './featured';
export { HomeScreen } from './HomeScreen';
