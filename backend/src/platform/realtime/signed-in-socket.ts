import type { DefaultEventsMap, Socket } from 'socket.io';
import type { Identity } from '../identity/index.js';

/** Additional data that modules keep with a socket; shared with other processes. */
export interface SignedInSocketData {
  identity: Identity;
}

/** A socket of a person whose access token was checked when it connected. */
export type SignedInSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SignedInSocketData>;
