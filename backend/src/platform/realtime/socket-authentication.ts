import { DomainError } from '../errors/index.js';
import { signedInAccount, type IdentityVerifier } from '../identity/index.js';
import type { RateLimitsService } from '../rate-limit/index.js';
import { cutOffSlowReader } from './slow-reader.js';
import { room, type RealtimeService } from './realtime.service.js';
import type { SignedInSocket } from './signed-in-socket.js';

const MOST_SOCKETS_OF_A_PERSON = 5;

interface SocketChecks {
  verifier: IdentityVerifier;
  limits: RateLimitsService;
  realtime: RealtimeService;
}

/** Running admissions by person: serialised, so that each counts those before it. */
const underWay = new Map<string, Promise<void>>();

/**
 * Admits a socket whose token belongs to an active session, and adds it to the person's rooms; `enter` connects it.
 * Throws `DomainError`s.
 */
export async function authenticateSocket(
  socket: SignedInSocket,
  { verifier, limits, realtime }: SocketChecks,
  enter: () => void,
): Promise<void> {
  const { token } = socket.handshake.auth as { token?: unknown };
  forgetCredentials(socket);
  const identity = typeof token === 'string' ? await verifier.verify(token) : null;
  if (!identity) throw new DomainError('unauthorized');
  if (!identity.fullyAuthenticated) throw new DomainError('second_factor_required');

  const accountId = signedInAccount(identity);
  await limits.consume('socket-connect', accountId);
  await oneByOne(accountId, async () => {
    if ((await realtime.accountSocketCount(accountId)) >= MOST_SOCKETS_OF_A_PERSON)
      throw new DomainError('rate_limited', { message: 'Messages are open in too many windows. Close one of them.' });
    socket.data.identity = identity;
    cutOffSlowReader(socket);
    // A co-parent receives the events of the family and those of their own account.
    await socket.join([
      ...new Set([identity.userId, accountId].map(room.user)),
      ...(identity.coParent ? [room.coParentOf(identity.coParent.familyId)] : []),
      room.session(identity.sessionId),
    ]);
    enter();
    // The library counts a socket one tick after admission.
    await new Promise(setImmediate);
  });
}

async function oneByOne(userId: string, work: () => Promise<void>): Promise<void> {
  const before = underWay.get(userId) ?? Promise.resolve();
  const turn = before.catch(() => undefined).then(work);
  underWay.set(userId, turn);
  try {
    await turn;
  } finally {
    if (underWay.get(userId) === turn) underWay.delete(userId);
  }
}

/** Credentials are no longer needed, and the handshake is shared with other processes. */
function forgetCredentials({ handshake }: SignedInSocket): void {
  handshake.auth = {};
  delete handshake.headers.cookie;
  delete handshake.headers.authorization;
}
