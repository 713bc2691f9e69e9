/** The same work for one, two and four API processes with Redis between them: what working together costs. */
import { ApiGroup } from '../kit/api-group.mjs';
import { MESSAGES, startConversations, writing } from './messages.mjs';

const MOST = 4;

/** @param {import('../kit/stage.mjs').Stage} stage @returns {Promise<import('../run.mjs').Case[]>} */
export async function severalCases({ client, replaceApi, viewers }) {
  const apis = await replaceApi(MOST);
  const headers = { authorization: `Bearer ${viewers.family.token}` };
  /** @type {import('../kit/compare.mjs').Variant[]} */
  const searches = [];
  /** @type {import('../kit/compare.mjs').Variant[]} */
  const messages = [];
  for (let count = 1; count <= MOST; count *= 2) {
    const server = new ApiGroup(apis.slice(0, count));
    const name = count === 1 ? 'one process' : `${count} processes`;
    const urlOf = (/** @type {number} */ number) => server.urlOf(number);
    const ask = (/** @type {number} */ number) => ({
      url: `${urlOf(number)}/api/au-pair-profiles?sort=newest`,
      headers,
    });
    searches.push({ name, server, question: ask });
    // People of their own: those who are online twice get each message twice.
    messages.push({ name, server, load: await writing(await startConversations(urlOf(0), client), urlOf) });
  }
  return [
    { title: 'Several API processes, search', variants: searches },
    { title: 'Several API processes, messages', variants: messages, requests: MESSAGES },
  ];
}
