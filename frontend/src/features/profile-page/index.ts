export { AuPairScreen } from './AuPairScreen';
export { FamilyScreen } from './FamilyScreen';
export { loadAuPair, loadFamily } from './load-profile';
