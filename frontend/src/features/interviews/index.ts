export { CalendarFeed } from './CalendarFeed';
export { InterviewUnderWay } from './conversation/InterviewUnderWay';
export { ProposeTool } from './conversation/ProposeTool';
export { WakingHours } from './conversation/WakingHours';
export { InterviewsScreen } from './page/InterviewsScreen';
export { interviewTexts } from './texts';
export { NextInterview, useDashboardInterviews } from './NextInterview';
