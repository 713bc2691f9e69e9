/** Many log in at once, each with a password to check, while others read. */
import { askOnce, load } from '../kit/load.mjs';
import { PASSWORD } from '../kit/stage.mjs';

/** As many as come in together; the API checks a few passwords at a time. */
const AT_ONCE = 8;

/** @param {import('../kit/stage.mjs').Stage} stage @returns {Promise<import('../run.mjs').Case[]>} */
export async function stormCases({ api, viewers }) {
  const question = {
    url: `${api.url}/api/au-pair-profiles?sort=newest`,
    headers: { authorization: `Bearer ${viewers.family.token}` },
  };
  const signIn = {
    url: `${api.url}/api/sessions`,
    headers: { 'x-requested-with': 'fetch' },
    body: { email: viewers.aupair.email, password: PASSWORD },
  };
  await askOnce(signIn);
  return [
    {
      title: `Search, newest, next to ${AT_ONCE} people who log in at a time`,
      noCeiling: true,
      variants: [
        { name: 'alone', server: api, question },
        {
          name: 'next to them (their processor time counted in)',
          server: api,
          load: async (amount) => {
            let isOver = false;
            const keepSigningIn = async () => {
              while (!isOver) await askOnce(signIn);
            };
            const storm = Promise.all(Array.from({ length: AT_ONCE }, keepSigningIn));
            try {
              return await load(question, amount);
            } finally {
              isOver = true;
              await storm;
            }
          },
        },
      ],
    },
  ];
}
