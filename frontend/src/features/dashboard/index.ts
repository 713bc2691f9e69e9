export { DashboardScreen } from './DashboardScreen';
export { WaitingDashboard } from './WaitingDashboard';
export { dashboardTexts } from './texts';
