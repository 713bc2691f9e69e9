import { type PersonalTables } from '../../platform/personal-data/index.js';

const OF_BOTH = '$1 IN (family_id, au_pair_id)';
const KEEP = { keep: 'The hours and the pay of the other person; the notes of the one who leaves are cleared' };

export const hoursPersonalData: PersonalTables = {
  recorded_days: {
    people: { family_id: KEEP, au_pair_id: KEEP },
    export: { where: OF_BOTH },
    texts: { note: { about: OF_BOTH }, family_note: { about: OF_BOTH } },
  },
};
