export { hoursTexts } from './texts';
export { useDashboardDates } from './use-dashboard-dates';
