export { paymentMessages } from './texts';
export { PaymentScreen } from './PaymentScreen';
export { PlanRow } from './PlanRow';
export { YourPlan } from './YourPlan';
