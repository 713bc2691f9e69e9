export { hoursMessages } from './texts';
export { useDashboardDates } from './use-dashboard-dates';
