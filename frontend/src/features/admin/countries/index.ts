export { CountriesScreen } from './CountriesScreen';
export { CountryEditScreen } from './editor/CountryEditScreen';
