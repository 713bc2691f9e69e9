export { ApplicationsUnderWay, JobBoardSuggestion, useDashboardApplications } from './ApplicationsUnderWay';
export { JobBoardScreen } from './JobBoardScreen';
export { jobBoardMessages } from './texts';
