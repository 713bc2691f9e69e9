export { brokenDeals } from './deal-breakers.js';
export { Match } from './match.dto.js';
export { MatchesService } from './matches.service.js';
export {
  type SearchViewer,
  matchWithAuPair,
  matchWithFamily,
  mutualScore,
  rankingOfAuPairs,
  rankingOfFamilies,
} from './viewer.js';
export { ViewersService } from './viewers.service.js';
export { MatchingModule } from './matching.module.js';
