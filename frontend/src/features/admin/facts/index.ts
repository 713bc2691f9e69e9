export { FactsScreen } from './FactsScreen';
