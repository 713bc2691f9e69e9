export { arrivalTexts } from './texts';
export { useDashboardArrival } from './use-dashboard-arrival';
