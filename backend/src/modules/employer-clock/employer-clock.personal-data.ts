import type { PersonalTables } from '../../platform/personal-data/index.js';
import { areHiddenSql } from '../profiles/index.js';

const OF_BOTH = '$1 IN (family_id, au_pair_id)';
/** One of the two has blocked the other: neither reads what the other writes. */
const ARE_HIDDEN = areHiddenSql('family_id', 'au_pair_id');
const PEOPLE = { family_id: 'cascade', au_pair_id: 'cascade' } as const;

export const employerClockPersonalData: PersonalTables = {
  permission_entries: {
    people: { ...PEOPLE, recorded_by: 'along', removed_by: 'along' },
    export: { where: OF_BOTH, withheld: { note: `recorded_by <> $1 AND ${ARE_HIDDEN}` } },
    texts: { note: {} },
  },
  clock_notices: { people: PEOPLE, export: { where: OF_BOTH } },
  support_letters: {
    people: PEOPLE,
    export: { where: OF_BOTH, withheld: { reason: `au_pair_id = $1 AND ${ARE_HIDDEN}` } },
    texts: { reason: {} },
  },
};
