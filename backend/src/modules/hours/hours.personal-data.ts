import { type PersonalTables } from '../../platform/personal-data/index.js';
import { areHiddenSql } from '../profiles/index.js';

const OF_BOTH = '$1 IN (family_id, au_pair_id)';
/** One of the two has blocked the other: neither reads what the other writes. */
const ARE_HIDDEN = areHiddenSql('family_id', 'au_pair_id');
const KEEP = { keep: 'The hours and the pay of the other person; the notes of the one who leaves are cleared' };

export const hoursPersonalData: PersonalTables = {
  hours_reminders: { people: {}, export: { leftOut: 'Up to which week we have reminded both sides of a placement' } },
  recorded_days: {
    people: { family_id: KEEP, au_pair_id: KEEP },
    export: {
      where: OF_BOTH,
      withheld: { note: `family_id = $1 AND ${ARE_HIDDEN}`, family_note: `au_pair_id = $1 AND ${ARE_HIDDEN}` },
    },
    texts: { note: { about: OF_BOTH }, family_note: { about: OF_BOTH } },
    withoutNames: { starts_at: 'A time', ends_at: 'A time' },
  },
};
