export { ApprovalsScreen } from './ApprovalsScreen';
export { PersonPrivacy } from './PersonPrivacy';
