export { AgreementsScreen } from './AgreementsScreen';
