export { AuPairProfileInput } from './au-pairs/au-pair-profile.dto.js';
export { FamilyProfileInput } from './families/family-profile.dto.js';
export { CityFamilies } from './featured/city-families.service.js';
export { areHiddenSql, HiddenPeople } from './hidden/hidden-people.js';
export { People, type PersonCard, type Standing } from './people/people.js';
export { ProfileImport, type ProfileHistory } from './people/profile-import.service.js';
export { ProfileService } from './people/profile.service.js';
export { ProfilesModule } from './profiles.module.js';
export { SearchIndex } from './search/search-index.js';
