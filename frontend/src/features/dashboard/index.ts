export { DashboardScreen } from './DashboardScreen';
export { dashboardMessages } from './texts';
