export { loadSearch } from './load-search';
export type { KeepSlot } from './keep-slot';
export { SearchScreen } from './SearchScreen';
export type { CompareSlot } from './compare-slot';
