import type { PersonalTables } from '../../platform/personal-data/index.js';

export const mediaPersonalData: PersonalTables = {
  uploads: {
    // Pictures in posts and pages were uploaded by admins and are kept.
    people: { owner_id: { delete: `kind = 'photo'` } },
    export: { where: 'owner_id = $1', hide: ['preview'] },
    withoutNames: { preview: 'A picture of a few pixels' },
  },
};
