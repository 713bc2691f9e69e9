export { ApplicationsUnderWay, useApplicationAtHand } from './ApplicationsUnderWay';
export { JobBoardScreen } from './JobBoardScreen';
export { jobBoardMessages } from './texts';
