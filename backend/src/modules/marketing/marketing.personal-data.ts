import type { PersonalTables } from '../../platform/personal-data/index.js';

export const marketingPersonalData: PersonalTables = {
  brevo_events: {
    people: { person_id: { keep: 'What Brevo reported, without an address' } },
    export: { where: 'person_id = $1' },
    withoutNames: 'Ids of Brevo, and names of campaigns',
  },
  marketing_contacts: {
    people: { person_id: { keep: 'Until Brevo has deleted them' } },
    export: { where: 'person_id = $1', hide: ['fingerprint'] },
    withoutNames: { email: 'Of the person: deleted once Brevo has', list: 'The name of a list', fingerprint: 'A hash' },
  },
};
