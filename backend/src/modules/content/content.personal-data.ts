import { KEPT, type PersonalTables } from '../../platform/personal-data/index.js';

/** A message from an unverified address may belong to someone else. */
const BY_ADDRESS = `lower(email) = (SELECT lower(a.email::text) FROM account_identities a WHERE a.id = $1 AND a.email_verified_at IS NOT NULL)`;

export const contentPersonalData: PersonalTables = {
  blog_post_revisions: {
    people: { saved_by: KEPT.admin },
    export: { leftOut: 'Posts, not people' },
    withoutNames: 'Texts of posts, by admins',
  },
  blog_post_visits: { people: { user_id: 'cascade' }, export: { where: 'user_id = $1' } },
  blog_posts: {
    people: { edited_by: KEPT.admin },
    export: { leftOut: 'Posts, not people' },
    withoutNames: 'Texts of posts, by admins',
  },
  contact_entries: {
    people: { author_id: KEPT.admin },
    // Notes are internal to admins.
    export: {
      where: `kind = 'answer' AND message_id IN (SELECT id FROM contact_messages WHERE ${BY_ADDRESS})`,
      hide: ['author_id'],
    },
    texts: { words: {} },
  },
  contact_messages: {
    people: { assigned_to: KEPT.admin },
    ownRows: BY_ADDRESS,
    export: { where: BY_ADDRESS, hide: ['assigned_to'] },
    texts: { message: {}, subject: {} },
    withoutNames: { name: 'Of who wrote: deleted with their row', email: 'Of who wrote: deleted with their row' },
  },
};
