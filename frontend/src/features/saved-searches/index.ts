export { savedSearchMessages } from './messages';
export { SavedSearchesScreen } from './SavedSearchesScreen';
export { SearchesUnderWay } from './SearchesUnderWay';
