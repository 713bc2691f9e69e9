import type { PersonalTables } from '../../platform/personal-data/index.js';

const OF_BOTH = '$1 IN (family_id, au_pair_id)';

export const interviewsPersonalData: PersonalTables = {
  call_preferences: { people: { person_id: 'cascade' }, export: { where: 'person_id = $1' } },
  interviews: {
    people: { family_id: 'cascade', au_pair_id: 'cascade', proposed_by: 'along', closed_by: 'along' },
    export: { where: OF_BOTH },
    texts: { word: {} },
  },
  interview_notes: { people: { person_id: 'cascade' }, export: { where: 'person_id = $1' }, texts: { content: {} } },
  interview_proposals: {
    people: {},
    export: { where: `interview_id IN (SELECT id FROM interviews WHERE ${OF_BOTH})` },
  },
};
