export { paymentMessages } from './messages';
export { PaymentScreen } from './PaymentScreen';
export { PlanLine } from './PlanLine';
export { YourPlan } from './YourPlan';
