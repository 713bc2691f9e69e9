import type { PersonalTables } from '../../platform/personal-data/index.js';

export const arrivalsPersonalData: PersonalTables = {
  arrival_plans: {
    people: { family_id: 'cascade', au_pair_id: 'cascade' },
    export: { where: '$1 IN (family_id, au_pair_id)' },
    texts: { pick_up_by: {}, pick_up_location: {}, departure_airport: {}, arrival_airport: {} },
  },
  arrival_tasks: {
    people: { changed_by: 'along' },
    export: {
      where: 'agreement_id IN (SELECT agreement_id FROM arrival_plans WHERE $1 IN (family_id, au_pair_id))',
    },
  },
  // The answers of the other one are between them and our team.
  arrival_check_ins: { people: { person_id: 'cascade' }, export: { where: 'person_id = $1' } },
};
