export { ApplicationsUnderWay } from './ApplicationsUnderWay';
export { JobBoardScreen } from './JobBoardScreen';
export { jobBoardMessages } from './messages';
