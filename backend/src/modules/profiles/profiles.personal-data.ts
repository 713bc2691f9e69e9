import type { PersonalTables } from '../../platform/personal-data/index.js';

const DERIVED = { leftOut: 'The profile again, as search reads it' };

export const profilesPersonalData: PersonalTables = {
  profiles: {
    people: { id: 'cascade' },
    identifies: { phone_number: 'phone' },
    export: { where: 'id = $1', hide: ['active_before_withheld'] },
  },
  au_pair_profiles: {
    people: { user_id: 'cascade' },
    identifies: { first_name: 'name', last_name: 'name' },
    export: { where: 'user_id = $1' },
    texts: { about_me: {}, experience: {}, skills: {}, education: {} },
  },
  family_profiles: {
    people: { user_id: 'cascade' },
    identifies: { family_name: 'name' },
    export: { where: 'user_id = $1' },
    texts: { about_us: {}, requirements: {}, accommodation_details: {} },
  },
  user_directory: { people: { user_id: 'cascade' }, export: DERIVED },
  // Each block hides both from each other, so either column would reveal who has blocked the person.
  user_blocks_effective: {
    people: { viewer_id: 'cascade', hidden_id: 'cascade' },
    export: { leftOut: 'Who has blocked you is private' },
  },
  profile_drafts: { people: { user_id: 'cascade' }, export: { where: 'user_id = $1' } },
  profile_reputations: { people: { user_id: 'cascade' }, export: { where: 'user_id = $1' } },
  profile_sign_ins: {
    people: { user_id: 'cascade' },
    otherIds: ['session_id'],
    export: { where: 'user_id = $1' },
  },
  still_looking_questions: { people: { user_id: 'cascade' }, export: { where: 'user_id = $1' } },
  unavailable_dates: { people: { user_id: 'cascade' }, export: { where: 'user_id = $1' } },
};
