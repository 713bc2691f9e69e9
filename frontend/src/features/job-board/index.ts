export { ApplicationsUnderWay, JobBoardSuggestion, useDashboardApplications } from './ApplicationsUnderWay';
export { JobBoardScreen } from './JobBoardScreen';
export { jobBoardTexts } from './texts';
