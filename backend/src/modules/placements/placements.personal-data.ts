import { KEPT, type PersonalTables } from '../../platform/personal-data/index.js';

const OF_BOTH = '$1 IN (family_id, au_pair_id)';
const AGREEMENTS = `arrangement_id IN (SELECT id FROM arrangements WHERE ${OF_BOTH})`;
/** A draft is its author's alone. */
const VISIBLE = `${OF_BOTH} AND (current_version > 0 OR author_id = $1)`;
/** Where people write freely in terms; everything else in them is chosen from a list. */
const FREE_TERMS = [
  ...['hours.note', 'duties.duties.*', 'duties.exclusions.*', 'pay.note', 'room.description', 'meals.description'],
  ...['car.insurance', 'leave.sick', 'trial.note', 'house.phone', 'house.internet', 'house.cameras', 'house.guests'],
  ...['exit.plan', 'other.travel', 'other.more'],
];

export const placementsPersonalData: PersonalTables = {
  arrangements: {
    people: {
      family_id: KEPT.agreement,
      au_pair_id: KEPT.agreement,
      author_id: KEPT.agreement,
      closed_by_id: KEPT.agreement,
    },
    export: { where: VISIBLE },
    texts: { closed_reason: { about: OF_BOTH } },
  },
  arrangement_acceptances: {
    people: { person_id: KEPT.agreement },
    identifies: { full_name: 'name' },
    export: { where: 'person_id = $1' },
    replace: [{ column: 'full_name', where: 'person_id = $1' }],
  },
  arrangement_drafts: { people: { author_id: 'delete' }, export: { where: 'author_id = $1' } },
  arrangement_versions: {
    people: { author_id: KEPT.agreement },
    export: { where: `arrangement_id IN (SELECT id FROM arrangements WHERE ${VISIBLE})` },
    texts: {
      terms: { about: AGREEMENTS, paths: FREE_TERMS, aboutOnly: true },
      note: { about: AGREEMENTS, aboutOnly: true },
    },
  },
  calendar_feeds: {
    people: { person_id: 'cascade' },
    otherIds: ['serial'],
    export: { where: 'person_id = $1', hide: ['serial'] },
  },
  call_preferences: { people: { person_id: 'cascade' }, export: { where: 'person_id = $1' } },
  exits: { people: { person_id: 'cascade' }, export: { where: 'person_id = $1' } },
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
  places: { people: { family_id: 'cascade' }, export: { where: 'family_id = $1' }, texts: { text: {}, duties: {} } },
  place_applications: {
    people: { au_pair_id: 'cascade' },
    otherIds: ['conversation_id'],
    export: { where: 'au_pair_id = $1' },
    texts: { note: {} },
  },
  review_invitations: { people: { person_id: 'cascade' }, export: { where: 'person_id = $1' } },
  reviews: {
    people: { author_id: 'cascade', about_id: 'cascade' },
    export: {
      where: 'author_id = $1 OR (about_id = $1 AND opened_at IS NOT NULL AND removed_at IS NULL)',
      hide: ['moderator_note'],
    },
    texts: { words: {}, reply: {} },
  },
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
