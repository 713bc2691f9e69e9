export { paymentMessages } from './texts';
export { PaymentScreen } from './PaymentScreen';
export { PlanLine } from './PlanLine';
export { YourPlan } from './YourPlan';
