/** Asks a server as fast as it answers. */
import { Agent, request as requestOf } from 'node:http';

/**
 * One thing to ask.
 * @typedef {object} Question
 * @property {string} url
 * @property {Record<string, string>} [headers]
 * @property {unknown} [body] sent as JSON by POST
 */
/** The same question each time, or another for each number of a request. @typedef {Question | ((number: number) => Question)} Questions */

/**
 * @typedef {object} Load
 * @property {number[]} latencies milliseconds of each answer
 * @property {number[]} [delivered] milliseconds until others had what was sent
 * @property {number} seconds
 */

/**
 * Asks and reads the whole answer. Throws for any status but 200.
 * @param {Question} question
 * @param {Agent} agent
 * @returns {Promise<Buffer>}
 */
function ask({ url, headers = {}, body: sent }, agent) {
  return new Promise((done, failed) => {
    const post = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } };
    const options = { agent, headers, ...(sent !== undefined && post) };
    const request = requestOf(url, options, (response) => {
      /** @type {Buffer[]} */
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', failed);
      response.on('end', () => {
        const body = Buffer.concat(parts);
        if (response.statusCode === 200) done(body);
        else failed(new Error(`${url} answered ${response.statusCode}: ${body.toString('utf8', 0, 300)}`));
      });
    });
    request.on('error', failed);
    request.end(sent === undefined ? undefined : JSON.stringify(sent));
  });
}

/** @param {Question} question */
export async function askOnce(question) {
  const agent = new Agent();
  try {
    return await ask(question, agent);
  } finally {
    agent.destroy();
  }
}

/**
 * Over a few connections at once, the next question on each as soon as the last one is answered.
 * @param {Questions} questions
 * @param {{ connections: number, requests: number }} amount
 * @returns {Promise<Load>}
 */
export async function load(questions, { connections, requests }) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  /** @type {number[]} */
  const latencies = [];
  const began = performance.now();
  let left = requests;
  const keepAsking = async () => {
    while (left > 0) {
      left -= 1;
      const since = performance.now();
      await ask(typeof questions === 'function' ? questions(left) : questions, agent);
      latencies.push(performance.now() - since);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, keepAsking));
  } finally {
    agent.destroy();
  }
  return { latencies, seconds: (performance.now() - began) / 1_000 };
}
