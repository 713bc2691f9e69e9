export { AuPairScreen } from './AuPairScreen';
export { FamilyScreen } from './FamilyScreen';
export type { ProfileSlots } from './slots';
export { loadProfile } from './load-profile';
