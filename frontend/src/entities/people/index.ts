export { AuPairResult } from './AuPairResult';
export { FamilyResult } from './FamilyResult';
export { nameOnCard } from './name-on-card';
export { MatchPanel } from './MatchPanel';
export { peopleMessages } from './texts';
export { AuPairTile, FamilyTile } from './PersonCard';
export { RatingStars, ReputationLine, TrustItems, type ReputationFacts } from './Reputation';
export { SaveHeart } from './SaveHeart';
export { useLoginRequired } from './use-login-required';
