import { KEPT, type PersonalTables } from '../../platform/personal-data/index.js';

export const supportPersonalData: PersonalTables = {
  support_notes: {
    people: { author_id: KEPT.admin },
    export: { leftOut: 'What admins wrote for themselves' },
    texts: { words: {} },
  },
  support_requests: {
    people: { person_id: 'cascade', assigned_to: KEPT.admin },
    export: { where: 'person_id = $1', hide: ['assigned_to'] },
  },
  support_messages: {
    people: {},
    export: { where: 'request_id IN (SELECT id FROM support_requests WHERE person_id = $1)' },
    texts: { words: {} },
  },
};
