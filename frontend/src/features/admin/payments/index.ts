export { PaymentsScreen } from './PaymentsScreen';
export { PersonPayments } from './PersonPayments';
