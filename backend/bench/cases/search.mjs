/** The search of a family that is signed in: the newest au pairs, and those who fit best, which is how the page opens. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { isDeepStrictEqual } from 'node:util';
import { askOnce } from '../kit/load.mjs';

/** @typedef {import('../kit/stage.mjs').Stage} Stage */
/** @typedef {import('../kit/compare.mjs').Variant} Variant */

const built = (/** @type {string} */ path) => new URL(`../../dist/modules/search/${path}`, import.meta.url);
const LATE_PAGE = 50;
/** Searches of families: common and rare, one filter and several, in each order. */
const MIX = [
  'city=sydney&sort=best',
  'city=canberra&sort=newest',
  'place=melbourne&drives=true&sort=best',
  'nationality=DE&sort=newest',
  'nationality=DE,FR&languages=de&sort=best',
  'infants=true&drives=true&sort=soonest',
  'ageMin=21&ageMax=25&sort=best',
  'canStay=6&sort=best',
  'languages=ja&infants=true&sort=newest',
  'inCountry=true&sort=soonest',
];
const SECRET = 'only-for-measuring-and-nowhere-else';
const read = async (/** @type {import('../kit/load.mjs').Question} */ question) =>
  JSON.parse((await askOnce(question)).toString('utf8'));

/** @param {Stage} stage @returns {Promise<import('../run.mjs').Case[]>} */
export async function searchCases(stage) {
  const { api, viewers, folder } = stage;
  const headers = { authorization: `Bearer ${viewers.family.token}` };
  const ask = (/** @type {string} */ query) => ({ url: `${api.url}/api/au-pair-profiles?${query}`, headers });
  const countOf = (/** @type {string} */ query) => ({
    url: `${api.url}/api/au-pair-profiles/count?${query.replace(/&?sort=\w+/, '')}`,
    headers,
  });
  const answers = { newest: await read(ask('sort=newest')), best: await read(ask('sort=best')) };
  const file = join(folder, 'answers.json');
  writeFileSync(file, JSON.stringify(answers));
  const bare = await stage.startRival('bare-search', {
    VIEWER: viewers.family.id,
    ANSWERS: file,
    ...(await dealOf(stage)),
  });
  for (const sort of /** @type {const} */ (['newest', 'best']))
    if (!isDeepStrictEqual(await read({ url: `${bare.url}/${sort}` }), answers[sort]))
      throw new Error(`The ceiling answers something else than the API for "${sort}"`);
  const tutorial = await stage.startRival('tutorial', { SECRET });
  const token = createRequire(import.meta.url)('jsonwebtoken').sign({ sub: viewers.family.id }, SECRET);

  let late = answers.newest;
  for (let page = 2; page < LATE_PAGE; page += 1)
    late = await read(ask(`sort=newest&cursor=${encodeURIComponent(late.nextCursor)}`));
  return [
    {
      title: 'Search, newest, signed in',
      variants: [
        { name: 'node:http and pg, same JSON', server: bare, question: { url: `${bare.url}/newest` } },
        { name: 'API, newest', server: api, question: ask('sort=newest') },
        {
          name: 'entities and ClassSerializer, without match',
          server: tutorial,
          question: { url: `${tutorial.url}/newest`, headers: { authorization: `Bearer ${token}` } },
        },
      ],
    },
    {
      title: 'Search, best match, signed in',
      variants: [
        { name: 'node:http and pg, same JSON', server: bare, question: { url: `${bare.url}/best` } },
        { name: 'API, best', server: api, question: ask('sort=best') },
      ],
    },
    {
      title: 'Search, a mix of filters',
      noCeiling: true,
      variants: [
        { name: 'no filter', server: api, question: ask('sort=newest') },
        { name: 'each in turn', server: api, question: (number) => ask(MIX[number % MIX.length] ?? '') },
        { name: 'their count', server: api, question: (number) => countOf(MIX[number % MIX.length] ?? '') },
      ],
    },
    {
      title: 'Search, a late page',
      variants: [
        { name: 'page 1', server: api, question: ask('sort=newest') },
        {
          name: `page ${LATE_PAGE}`,
          server: api,
          question: ask(`sort=newest&cursor=${encodeURIComponent(late.nextCursor)}`),
        },
      ],
    },
  ];
}

/** The deal-breakers of the family, and the test that search makes of them. @param {Stage} stage */
async function dealOf({ client, viewers }) {
  const { AU_PAIR_DEAL } = await import(built('results/deal-test.js').href);
  const { UNKNOWN_DAY } = await import(built('search-index/search-table.js').href);
  const { rows } = await client.query(
    `SELECT ARRAY[refuses, traits, CASE WHEN starts <> ${UNKNOWN_DAY} THEN greatest(starts, today) END, stay_min, stay_max, least_age,
       most_age, least_hours, hours, days_off, youngest] AS deal
     FROM family_search_terms, CAST((now() AT TIME ZONE 'Australia/Sydney')::date - '1970-01-01'::date AS integer) AS today
     WHERE user_id = $1 LIMIT 1`,
    [viewers.family.id],
  );
  return { DEAL: JSON.stringify(rows[0].deal), DEAL_SQL: AU_PAIR_DEAL.sql('$2::integer[]') };
}
