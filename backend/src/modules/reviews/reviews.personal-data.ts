import type { PersonalTables } from '../../platform/personal-data/index.js';

export const reviewsPersonalData: PersonalTables = {
  review_invitations: { people: { person_id: 'cascade' }, export: { where: 'person_id = $1' } },
  reviews: {
    people: { author_id: 'cascade', about_id: 'cascade' },
    export: {
      where: 'author_id = $1 OR (about_id = $1 AND opened_at IS NOT NULL AND removed_at IS NULL)',
      hide: ['moderator_note'],
    },
    texts: { words: {}, reply: {} },
  },
};
