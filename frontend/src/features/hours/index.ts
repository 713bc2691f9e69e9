export { hoursTexts } from './texts';
export { useDashboardHours } from './use-dashboard-hours';
