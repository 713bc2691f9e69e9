import type { PersonalTables } from '../../platform/personal-data/index.js';

export const mediaPersonalData: PersonalTables = {
  uploads: {
    // Pictures are made by admins for posts and pages, which stay.
    people: { owner_id: { delete: `kind = 'photo'` } },
    export: { where: 'owner_id = $1', hide: ['preview'] },
  },
};
