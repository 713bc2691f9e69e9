import { KEPT, type PersonalTables } from '../../platform/personal-data/index.js';

export const billingPersonalData: PersonalTables = {
  invoices: {
    people: { person_id: KEPT.books },
    export: { where: 'person_id = $1' },
    replace: [
      { column: 'paper', path: ['buyer', 'name'], where: 'person_id = $1' },
      { column: 'paper', path: ['buyer', 'email'], where: 'person_id = $1' },
    ],
    withoutNames: { number: 'Counted up', currency: 'A code' },
  },
  // Append-only; it contains only ids and what admins write.
  ledger_entries: {
    people: { person_id: KEPT.books, actor_id: KEPT.admin },
    export: { where: 'person_id = $1', hide: ['actor_id'] },
    withoutNames: 'Nothing in the books can change: keys, ids of Stripe and of banks, and what admins write',
  },
  purchases: {
    people: { person_id: KEPT.books },
    export: { where: 'person_id = $1' },
    withoutNames: 'Codes, keys, and ids and addresses of Stripe',
  },
};
