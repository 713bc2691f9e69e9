import type { PersonalTables } from '../../platform/personal-data/index.js';

const DERIVED = { leftOut: 'The profile again, as search reads it' };

export const searchPersonalData: PersonalTables = {
  au_pair_search_terms: { people: { user_id: 'cascade' }, export: DERIVED },
  family_search_terms: { people: { user_id: 'cascade' }, export: DERIVED },
  search_cards: { people: { user_id: 'cascade' }, otherIds: ['photo'], export: DERIVED },
  saved_searches: { people: { user_id: 'cascade' }, export: { where: 'user_id = $1' } },
  saved_search_finds: {
    people: { person_id: 'cascade' },
    export: { leftOut: 'Other members’ searches are private' },
  },
  // The people who have saved the person are confidential.
  shortlist_entries: {
    people: { user_id: 'cascade', saved_id: 'cascade' },
    export: { where: 'user_id = $1' },
  },
};
