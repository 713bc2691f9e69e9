import { KEPT, type PersonalTables } from '../../platform/personal-data/index.js';
import { areHiddenSql } from '../profiles/index.js';
import { FREE_TERMS } from './terms/free-terms.js';

const OF_BOTH = '$1 IN (family_id, au_pair_id)';
/** One of the two has blocked the other: neither reads what the other writes. */
const ARE_HIDDEN = areHiddenSql('family_id', 'au_pair_id');
const AGREEMENTS = `agreement_id IN (SELECT id FROM agreements WHERE ${OF_BOTH})`;
/** A draft is its author's alone. */
const VISIBLE = `${OF_BOTH} AND (current_version > 0 OR author_id = $1)`;
export const agreementsPersonalData: PersonalTables = {
  agreements: {
    people: {
      family_id: KEPT.agreement,
      au_pair_id: KEPT.agreement,
      author_id: KEPT.agreement,
      closed_by_id: KEPT.agreement,
    },
    export: { where: VISIBLE, withheld: { closed_reason: `closed_by_id <> $1 AND ${ARE_HIDDEN}` } },
    texts: { closed_reason: { about: OF_BOTH } },
    withoutNames: { time_zone: 'Of a city', fingerprint: 'A hash', visa_note: 'What we write about the visa' },
  },
  agreement_acceptances: {
    people: { person_id: KEPT.agreement },
    identifies: { full_name: 'name' },
    export: { where: 'person_id = $1' },
    replace: [{ column: 'full_name', where: 'person_id = $1' }],
  },
  agreement_drafts: { people: { author_id: 'delete' }, export: { where: 'author_id = $1' } },
  agreement_versions: {
    people: { author_id: KEPT.agreement },
    export: { where: `agreement_id IN (SELECT id FROM agreements WHERE ${VISIBLE})` },
    texts: {
      terms: { about: AGREEMENTS, paths: FREE_TERMS, aboutOnly: true },
      note: { about: AGREEMENTS, aboutOnly: true },
    },
    withoutNames: { fingerprint: 'A hash' },
  },
  calendar_feeds: {
    people: { person_id: 'cascade' },
    otherIds: ['serial'],
    export: { where: 'person_id = $1', hide: ['serial'] },
  },
  calendar_dates: {
    people: { family_id: 'cascade', au_pair_id: 'cascade', asked_by: 'along' },
    export: { where: OF_BOTH, withheld: { note: `asked_by <> $1 AND ${ARE_HIDDEN}` } },
    texts: { note: {} },
  },
  early_exits: { people: { person_id: 'cascade' }, export: { where: 'person_id = $1' } },
};
