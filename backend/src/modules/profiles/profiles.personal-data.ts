import { KEPT, type PersonalTables } from '../../platform/personal-data/index.js';

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
  au_pair_search_terms: { people: { user_id: 'cascade' }, export: DERIVED },
  family_search_terms: { people: { user_id: 'cascade' }, export: DERIVED },
  user_directory: { people: { user_id: 'cascade' }, export: DERIVED },
  // Each block hides both from each other, so either column would tell who has blocked the person.
  hidden_people: {
    people: { viewer_id: 'cascade', hidden_id: 'cascade' },
    export: { leftOut: 'Who has blocked someone is theirs to know' },
  },
  profile_drafts: { people: { user_id: 'cascade' }, export: { where: 'user_id = $1' } },
  profile_reputations: { people: { user_id: 'cascade' }, export: { where: 'user_id = $1' } },
  profile_sign_ins: {
    people: { user_id: 'cascade' },
    otherIds: ['session_id'],
    export: { where: 'user_id = $1' },
  },
  saved_searches: { people: { user_id: 'cascade' }, export: { where: 'user_id = $1' } },
  saved_search_finds: {
    people: { person_id: 'cascade' },
    export: { leftOut: 'Whose searches found someone is theirs to know' },
  },
  // Who has saved the person is not the person's to know.
  shortlist_entries: {
    people: { user_id: 'cascade', saved_id: 'cascade' },
    export: { where: 'user_id = $1' },
  },
  taken_dates: { people: { user_id: 'cascade' }, export: { where: 'user_id = $1' } },
  verification_checks: {
    people: { user_id: 'cascade', decided_by: KEPT.admin },
    export: { where: 'user_id = $1', hide: ['decided_by'] },
  },
  verification_files: {
    people: {},
    otherIds: ['adult_id'],
    export: { where: 'check_id IN (SELECT id FROM verification_checks WHERE user_id = $1)', hide: ['storage_key'] },
  },
  verification_file_openings: {
    people: { opened_by: KEPT.admin },
    export: { leftOut: 'Which admin looked at which document' },
  },
  verification_references: {
    people: {},
    // What a referee answered was said in confidence.
    export: {
      where: 'check_id IN (SELECT id FROM verification_checks WHERE user_id = $1)',
      hide: ['token_hash', 'answer'],
    },
  },
};
