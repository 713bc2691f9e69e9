/** Measures the start of the processes, and their memory at rest and after much work. */
import { load } from '../kit/load.mjs';

const REQUESTS = 50_000;

/** @param {import('../kit/stage.mjs').Stage} stage @param {number} connections @returns {Promise<import('../kit/report.mjs').Table>} */
export async function measureProcesses({ api, web, viewers }, connections) {
  const questions = {
    api: {
      url: `${api.url}/api/au-pair-profiles?sort=newest`,
      headers: { authorization: `Bearer ${viewers.family.token}` },
    },
    web: { url: `${web.url}/pricing`, headers: { 'accept-encoding': 'br' } },
  };
  const megabytes = (/** @type {number} */ bytes) => (bytes / 1e6).toFixed(1);
  /** @type {string[][]} */
  const lines = [];
  for (const server of [api, web]) {
    const before = await server.memory();
    await load(questions[/** @type {'api' | 'web'} */ (server.name)], { connections, requests: REQUESTS });
    const after = await server.memory();
    const { seconds, milliseconds } = server.start;
    lines.push([
      server.name,
      seconds.toFixed(1),
      (milliseconds / 1_000).toFixed(1),
      ...[before.heap, before.resident, after.heap, after.resident].map(megabytes),
    ]);
  }
  return {
    title: `Processes, and after ${REQUESTS.toLocaleString('en-AU')} requests`,
    head: ['', 'ready after s', 'CPU s', 'heap MB', 'memory MB', 'heap MB after', 'memory MB after'],
    lines,
  };
}
