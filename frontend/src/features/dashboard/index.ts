export { DashboardScreen } from './DashboardScreen';
export { dashboardMessages } from './texts';
export { LeadCard } from './NextStepCard';
