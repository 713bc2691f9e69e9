export { DataBreachesScreen } from './DataBreachesScreen';
