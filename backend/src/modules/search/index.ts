export { AuPairCard } from './cards/au-pair-card.dto.js';
export { CardsByIdService } from './cards/cards-by-id.service.js';
export { FamilyCard } from './cards/family-card.dto.js';
export {
  FeaturedCandidatesDto,
  FeaturedCandidatesQuery,
  FeaturedFamiliesDto,
  FeaturedFamiliesInput,
} from './featured/featured-choice.dto.js';
export { FeaturedChoiceService } from './featured/featured-choice.service.js';
export { AuPairPage } from './profile-pages/au-pair-page.dto.js';
export { AuPairPagesService } from './profile-pages/au-pair-pages.service.js';
export { FamilyPage } from './profile-pages/family-page.dto.js';
export { FamilyPagesService } from './profile-pages/family-pages.service.js';
export { SavedSearchesService } from './saved-searches/saved-searches.service.js';
export { SearchIndexService } from './search-index/search-index.service.js';
export { shortlistOfSql } from './shortlist/shortlist.repository.js';
export { SearchModule } from './search.module.js';
