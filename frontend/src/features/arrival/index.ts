export { arrivalMessages } from './texts';
export { useDashboardArrival } from './use-dashboard-arrival';
