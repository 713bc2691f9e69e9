import { KEPT, type PersonalTables } from './personal-table.js';

export const platformPersonalData: PersonalTables = {
  idempotency_keys: {
    people: { account_id: 'delete' },
    // Responses to others that name the person.
    ownRows: 'position($1::text IN answer) > 0',
    export: { leftOut: 'Answers that were given already, kept for two days at most' },
  },
  site_settings: {
    people: { updated_by: KEPT.admin },
    export: { leftOut: 'What admins set for the whole site' },
    withoutNames: 'Settings and notices, by admins',
  },
};
