export { loadSearch } from './load-search';
export { SearchScreen } from './SearchScreen';
