import type { PersonalTables } from '../../platform/personal-data/index.js';

const OF_BOTH = '$1 IN (family_id, au_pair_id)';
const PEOPLE = { family_id: 'cascade', au_pair_id: 'cascade' } as const;

export const employerClockPersonalData: PersonalTables = {
  permission_entries: {
    people: { ...PEOPLE, recorded_by: 'along', removed_by: 'along' },
    export: { where: OF_BOTH },
    texts: { note: {} },
  },
  clock_notices: { people: PEOPLE, export: { where: OF_BOTH } },
  support_letters: { people: PEOPLE, export: { where: OF_BOTH }, texts: { reason: {} } },
};
