export { loadSearch } from './load-search';
export type { SaveSearchSlot } from './save-search-slot';
export { SearchScreen } from './SearchScreen';
export type { CompareSlot } from './compare-slot';
