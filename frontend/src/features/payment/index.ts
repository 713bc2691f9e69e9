export { paymentTexts } from './texts';
export { PaymentScreen } from './PaymentScreen';
export { PlanRow, useDashboardInvoices } from './PlanRow';
export { YourPlan } from './YourPlan';
