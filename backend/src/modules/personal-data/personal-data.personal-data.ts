import type { PersonalTables } from '../../platform/personal-data/index.js';

export const personalDataTables: PersonalTables = {
  data_exports: {
    people: { person_id: 'cascade', asked_by: 'along' },
    export: { where: 'person_id = $1 AND asked_by = $1' },
  },
  erasures: {
    people: {
      account_id: { keep: 'That and when someone was erased' },
      asked_by: { keep: 'That and when someone was erased' },
    },
    export: { where: 'account_id = $1' },
  },
};
