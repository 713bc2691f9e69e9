export { Match } from './match.dto.js';
export { scoreOf } from './match.js';
export { MatchesService } from './matches.service.js';
export { type SearchViewer, matchWithAuPair, matchWithFamily } from './viewer.js';
export { ViewersService } from './viewers.service.js';
export { MatchingModule } from './matching.module.js';
