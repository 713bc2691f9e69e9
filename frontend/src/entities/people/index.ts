export { AuPairResult } from './AuPairResult';
export { FamilyResult } from './FamilyResult';
export { nameOnCard } from './name-on-card';
export { peopleTexts } from './texts';
export { AuPairTile, FamilyTile } from './PersonCard';
export { ReputationLine, VerifiedMark, type ReputationFacts } from './Reputation';
export { SaveHeart } from './SaveHeart';
