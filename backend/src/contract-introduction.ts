/** The introduction of the contract. */
export const INTRODUCTION = `
Host families and au pairs find each other, talk and agree. This is the API behind the website; programs use the same one.

## Log in from a program
1. \`POST /api/sessions\` with \`email\` and \`password\`, and the header \`X-Session-Transport: body\`, so that the refresh token comes in the
   response. Without that header it comes as a cookie for browsers, and \`refresh_token\` is null.
2. If \`challenge\` is set instead of \`session\`, the account has a second step: send \`challenge.token\` with a code from the
   authenticator app or a recovery code to \`POST /api/mfa-verifications\`, with the same header.
3. Send \`Authorization: Bearer …\` with the \`access_token\` on every call, until \`expires_at\` (seconds since 1970).
4. Then send the \`refresh_token\` to \`POST /api/sessions/refresh\`, with the same header and with \`X-Requested-With\` (any value), and keep
   the new pair. A refresh token is good for one exchange; using an old one later ends the session.

Each operation says who may call it: \`security\` is empty where no session is needed. Everything that you must not know about is a 404.

## Pages of a list
Lists answer with \`items\` and \`nextCursor\`. Send the cursor back as \`cursor\` for the next page; null is the end. A cursor is opaque and
belongs to the filters that it was made with. \`limit\` is the number of items, 20 by default and at most 50 unless the operation says
otherwise. Some lists of Admin count pages with \`page\` instead.

## Limits
Requests are counted by network address (300 a minute), and writes also by person (120 a minute). Some operations have narrower
limits. Beyond a limit you get a 429 (\`rate_limited\`). \`Retry-After\` says in how many seconds to try again, also on a 503
(\`unavailable\`).

## Repeat a write safely
Send a new UUID as \`Idempotency-Key\` with each write. If the response is lost, repeat the request with the same key: you get the first
response, with \`Idempotent-Replay: true\`, for at least 24 hours. It must be the same request: method, address and body are compared,
and the order of the fields in the body counts. Another request with the key is a 422 (\`idempotency_key_reused\`). Failures are not
stored, so a repeat tries again. Operations that ignore the key say why in \`x-idempotency-key-ignored\`.

## Errors
Every failed call answers with an \`ErrorBody\`: \`statusCode\`, a \`code\` that does not change, a \`message\` for people, and \`fields\` with the
messages of each field after a \`validation_failed\`. Decide by \`code\`, never by \`message\`. Each operation lists its own codes. The
others are:

| status | when |
|---|---|
| 400 | the request cannot be read, or a field is wrong |
| 401 | there is no session, or it has ended: refresh it or log in |
| 403 | this person may not do this |
| 404 | it does not exist, or you may not know of it |
| 405 | the path is known, the method is not: see \`Allow\` |
| 409 | it is no longer as you have read it, or not possible now: read it again |
| 429, 503 | too much, or busy: try again after \`Retry-After\` |
| 500 | our fault; nothing was changed |

## Versions
There is one version, without a number in the address. Fields, values and operations are added at any time: ignore what you do not
know. What is removed or changes its meaning is announced in the changelog at least one release before, and fields that only older
clients leave out stay optional until then.

## Browsers of other sites
There is no CORS: pages of other sites cannot call this API. Call it from your server.

## Days, moments and money
A moment is in UTC: \`2026-11-20T08:30:00.000Z\`. A day is \`2026-11-20\`, in the time zone of its subject: a placement's days are those of
the place where the family lives, days in Admin are those of Sydney. Amounts are whole cents, with the currency next to them. Ids are
UUIDs, unless the operation says otherwise.
`.trim();

/** One line about each group of operations. */
export const TAGS: Readonly<Record<string, string>> = {
  About: 'Who runs this site, and how to reach them.',
  Accounts: 'Sign up, change the own account, confirm an email address, recover a password.',
  Admin: 'The queues of Admin, requests for help, and the removal of reviews.',
  'Admin agreements': 'All agreements; opening and ending one, with a reason.',
  'Admin audit': 'The log of everything that admins do. It is never changed.',
  'Admin breaches': 'The record of data breaches that the law asks for.',
  'Admin browser errors': 'Errors that browsers reported.',
  'Admin contact': 'Messages from the contact form, and the answers.',
  'Admin countries': 'The texts of the pages for single countries.',
  'Admin facts': 'Wages, fees and other legal figures, with their sources.',
  'Admin featured families': 'The families that are shown first for a city.',
  'Admin jobs': 'Scheduled tasks, and jobs that have failed for good.',
  'Admin marketing': 'News by email: the audience, campaigns and the connection to Brevo.',
  'Admin metrics': 'Numbers of each day.',
  'Admin page speed': 'How fast pages were for visitors.',
  'Admin payments': 'Payments, invoices, transfers and granted plans.',
  'Admin pictures': 'Pictures for posts and guides.',
  'Admin posts': 'Writing, publishing and restoring posts of the blog.',
  'Admin privacy': 'Approvals by a second admin, data exports and deletions of accounts.',
  'Admin resources': 'Writing and publishing guides, with their files.',
  'Admin settings': 'Settings that change while the site runs.',
  'Admin upload trials': 'Tries how an upload is handled, without keeping it.',
  'Admin users': 'Members: the list, their pages, and actions on their accounts.',
  'Admin visas': 'The rules that decide which visa someone can have.',
  Agreements: 'Terms between a family and an au pair, their versions and signatures.',
  Arrivals: 'The plan for the arrival of an au pair, the flight, and check-ins.',
  'Au pairs': 'Profiles of au pairs.',
  Banner: 'The notice at the top of every page.',
  Blog: 'Published posts.',
  'Browser errors': 'Browsers report their errors here.',
  Comparisons: 'Several people side by side.',
  Contact: 'The contact form.',
  Countries: 'The pages for single countries.',
  Dashboard: 'What awaits a member on their first page.',
  'Early exits': 'Leaving a placement that goes wrong.',
  'Employer clock': 'The days left with one employer by the rules of the visa.',
  FAQ: 'Frequently asked questions.',
  'Fair pay': 'The pay of a week compared with the law, and the cost of a placement.',
  Families: 'Profiles of host families.',
  Health: 'For load balancers and monitoring.',
  Hours: 'Planned, recorded and confirmed hours of a placement.',
  Household: 'Co-parents who act for a family.',
  Interviews: 'Video interviews: proposals, times and calendars.',
  'Job board': 'Job listings and applications.',
  'Legal facts': 'The legal figures that pages show, with their sources.',
  'Marketing consent': 'Whether someone wants news by email.',
  Messages: 'Conversations, messages, files and the live connection.',
  Moderation: 'Reports, held messages and appeals, for admins.',
  'Multi-factor': 'The second step of logging in.',
  Notifications: 'Notifications in the app, by email and by push, and their settings.',
  'Page speed': 'Browsers report the speed of pages here.',
  Passkeys: 'Logging in with a passkey.',
  'Person notes': 'Private notes about people.',
  'Personal data': 'The export of the own data, and the deletion of the own account.',
  Photos: 'Photos of a profile.',
  Pipeline: 'The people whom a member is in touch with, by stage.',
  Plans: 'Plans, payments and invoices of a member.',
  Profiles: 'Creating a profile, and its draft.',
  References: 'The form in which a referee answers.',
  Regions: 'Regions, with their cities and languages.',
  Resources: 'Guides and templates to download.',
  Reviews: 'Reviews of placements.',
  Safety: 'Reports, blocks, decisions and appeals of a member.',
  'Saved searches': 'Searches that a member keeps, with their new matches.',
  Search: 'Finding au pairs and families.',
  Sessions: 'Logging in and out, and refreshing a session.',
  Shortlist: 'People whom a member keeps.',
  Support: 'A member’s requests for help.',
  Verification: 'Documents and checks of a member, and the badge.',
  'Verification review': 'Reviewing documents, for admins.',
  'Video calls': 'The call of an interview.',
  Visas: 'Which visa someone can have.',
};
