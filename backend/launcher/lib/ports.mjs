import { connect, createServer } from 'node:net';

/**
 * Whether a process listens on this port of the loopback address, IPv4 or IPv6.
 * @param {number} port
 */
export async function isTaken(port) {
  const answers = await Promise.all(['127.0.0.1', '::1'].map((host) => answersAt(host, port)));
  return answers.includes(true);
}

/** @param {string} host @param {number} port @returns {Promise<boolean>} */
function answersAt(host, port) {
  return new Promise((done) => {
    const socket = connect({ host, port });
    /** @param {boolean} answer */
    const end = (answer) => {
      socket.destroy();
      done(answer);
    };
    socket.setTimeout(1_000, () => end(false));
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
}

/**
 * Returns ports that are currently free.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function freePorts(count) {
  const servers = await Promise.all(Array.from({ length: count }, listening));
  const ports = servers.map((server) => /** @type {import('node:net').AddressInfo} */ (server.address()).port);
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return ports;
}

/** @returns {Promise<import('node:net').Server>} */
const listening = () =>
  new Promise((done, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, '127.0.0.1', () => done(server));
  });
