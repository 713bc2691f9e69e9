export { DashboardScreen } from './DashboardScreen';
export { dashboardTexts } from './texts';
