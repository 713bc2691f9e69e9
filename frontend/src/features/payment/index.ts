export { paymentMessages } from './texts';
export { PaymentScreen } from './PaymentScreen';
export { PlanRow, useInvoicesAtHand } from './PlanRow';
export { YourPlan } from './YourPlan';
