import type { PersonalTables } from '../../platform/personal-data/index.js';

export const jobBoardPersonalData: PersonalTables = {
  job_listings: {
    people: { family_id: 'cascade' },
    export: { where: 'family_id = $1' },
    texts: { text: {}, duties: {} },
  },
  job_applications: {
    people: { au_pair_id: 'cascade' },
    otherIds: ['conversation_id'],
    export: { where: 'au_pair_id = $1' },
    texts: { note: {} },
  },
};
