export { savedSearchTexts } from './texts';
export { SavedSearchesScreen } from './SavedSearchesScreen';
export { SearchesUnderWay } from './SearchesUnderWay';
