import type { PersonalTables } from '../../platform/personal-data/index.js';

export const shortlistsPersonalData: PersonalTables = {
  // What others have written about the person is not the person's to know.
  person_notes: {
    people: { writer_id: 'cascade', about_id: 'cascade' },
    export: { where: 'writer_id = $1' },
    // Labels take no `@`, so that no address is in them.
    texts: { content: {} },
  },
};
