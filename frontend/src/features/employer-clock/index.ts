export { DashboardClock } from './DashboardClock';
export { employerClockMessages } from './texts';
