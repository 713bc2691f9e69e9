export { DashboardScreen } from './DashboardScreen';
export { dashboardMessages } from './messages';
export { LeadCard } from './NextStepCard';
