/**
 * How long the list of users takes, with how many people.
 *
 *   npm run build && node bench/users.mjs [people, 200000] [tries of each question, 40]
 *
 * Runs its own PostgreSQL in DATA_DIR (a new temporary folder unless set) on DATABASE_PORT, fills it once, starts the
 * API and asks it over HTTP as an admin: the first page, each filter, each order, common and rare words, the
 * deepest page. Prints the middle and the 95th percentile of each question.
 */
import { measure, openAdmin } from './admin-stage.mjs';

const TRIES = Number(process.argv[3] ?? 40);
const { client, count, ask, close } = await openAdmin({ people: Number(process.argv[2] ?? 200_000) });

const days = (number) => new Date(Date.now() - number * 86_400_000).toISOString();
const QUESTIONS = {
  'first page': {},
  'second page': { page: 2 },
  'page 500, the deepest': { page: 500 },
  'order: oldest': { order: 'asc' },
  'order: seen last': { sort: 'seen' },
  'order: not seen for longest': { sort: 'seen', order: 'asc' },
  'order: name': { sort: 'name', order: 'asc' },
  'order: most sign-ins': { sort: 'logins' },
  role: { userType: 'family' },
  'role: administrators': { userType: 'admin' },
  region: { region: 'newzealand', sort: 'name', order: 'asc' },
  verified: { verified: 'yes' },
  'not verified, by name': { verified: 'no', sort: 'name', order: 'asc' },
  'waiting for verification': { verified: 'waiting' },
  completed: { completed: false, sort: 'logins' },
  'plan: premium': { tier: 'premium', sort: 'seen' },
  suspended: { state: 'suspended' },
  'closed for good, by name': { state: 'banned', sort: 'name', order: 'asc' },
  'e-mail not confirmed': { state: 'email-unverified', sort: 'logins' },
  'joined this week': { joinedFrom: days(7) },
  'not seen for 200 days': { seenTo: days(200), sort: 'name', order: 'asc' },
  'a word of 5 %': { search: 'soren' },
  'a word of everybody': { search: 'example' },
  'a rare word': { search: 'p123456' },
  'a word of nobody': { search: 'qqqxxz' },
  'two words': { search: 'aroha rea', sort: 'name', order: 'asc' },
  'two letters': { search: 'an' },
  'a word and four filters': { search: 'chiara', userType: 'aupair', verified: 'no', state: 'open', tier: 'standard' },
};

console.log(`The list of ${await count('user_directory')} people, ${TRIES} tries each (ms over HTTP)`);
const found = ({ total }) => `(${total.capped ? 'more than ' : ''}${total.value})`;
let worst = 0;
for (const [label, question] of Object.entries(QUESTIONS))
  worst = Math.max(worst, await measure(label, TRIES, () => ask('/api/admin/users', question), found));
const size = await client.query(`SELECT pg_size_pretty(pg_total_relation_size('user_directory')) AS size`);
console.log(`The slowest p95: ${worst.toFixed(1)} ms. The directory takes ${size.rows[0].size} with its indexes.`);
await close();
process.exit(0);
