import type { PersonalTables } from '../../platform/personal-data/index.js';

export const notificationsPersonalData: PersonalTables = {
  marketing_consents: {
    people: { person_id: { keep: 'That someone agreed, and when' } },
    export: { where: 'person_id = $1' },
    withoutNames: { wording: 'Our own sentence that was agreed to' },
  },
  message_digest_marks: { people: { person_id: 'cascade' }, export: { where: 'person_id = $1' } },
  message_digests: { people: { person_id: 'cascade' }, export: { where: 'person_id = $1' } },
  notification_preferences: { people: { person_id: 'cascade' }, export: { where: 'person_id = $1' } },
  notifications: {
    people: { person_id: 'cascade', coalesced_by: 'along' },
    export: { where: 'person_id = $1', hide: ['coalesced_by'] },
  },
  push_subscriptions: {
    people: { person_id: 'cascade' },
    otherIds: ['session_id'],
    export: { where: 'person_id = $1', hide: ['endpoint', 'p256dh', 'auth'] },
  },
  quiet_hours: { people: { person_id: 'cascade' }, export: { where: 'person_id = $1' } },
};
