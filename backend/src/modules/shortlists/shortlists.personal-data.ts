import type { PersonalTables } from '../../platform/personal-data/index.js';

export const shortlistsPersonalData: PersonalTables = {
  // Notes that others have written about the person are confidential.
  person_notes: {
    people: { writer_id: 'cascade', about_id: 'cascade' },
    export: { where: 'writer_id = $1' },
    // Labels do not accept `@`, so they contain no address.
    texts: { content: {} },
  },
};
