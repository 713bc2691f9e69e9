/** Measures the pages that a member opens after the search: their dashboard, and the page of one person. */
import { askOnce } from '../kit/load.mjs';

/** @param {import('../kit/stage.mjs').Stage} stage @returns {Promise<import('../run.mjs').Case[]>} */
export async function pageCases({ api, viewers, client }) {
  /** @param {'family' | 'aupair'} userType @param {string} path */
  const ask = (userType, path) => ({
    url: `${api.url}/api/${path}`,
    headers: { authorization: `Bearer ${viewers[userType].token}` },
  });
  const { rows } = await client.query(
    `SELECT user_id FROM au_pair_search_terms WHERE term = 0 AND user_id <> ALL (ARRAY(SELECT hidden_id FROM user_blocks_effective WHERE viewer_id = $1))
     ORDER BY created DESC LIMIT 1`,
    [viewers.family.id],
  );
  const questions = {
    'family’s dashboard': ask('family', 'dashboards/me'),
    'au pair’s dashboard': ask('aupair', 'dashboards/me'),
    'unread messages': {
      ...ask('family', 'rpc/get_new_unread_message_count'),
      body: { p_user_profile_id: viewers.family.id },
    },
    'page of an au pair': ask('family', `au-pair-profiles/${rows[0].user_id}`),
  };
  for (const question of Object.values(questions)) await askOnce(question);
  return [
    {
      title: 'Pages of a member',
      noCeiling: true,
      variants: Object.entries(questions).map(([name, question]) => ({ name, server: api, question })),
    },
  ];
}
