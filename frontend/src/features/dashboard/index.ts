export { DashboardScreen } from './DashboardScreen';
export { dashboardMessages } from './messages';
