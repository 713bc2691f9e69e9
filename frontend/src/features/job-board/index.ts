export { ApplicationsUnderWay, JobBoardSuggestion, useApplicationsAtHand } from './ApplicationsUnderWay';
export { JobBoardScreen } from './JobBoardScreen';
export { jobBoardMessages } from './texts';
