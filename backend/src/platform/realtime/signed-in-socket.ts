import type { DefaultEventsMap, Socket } from 'socket.io';
import type { Identity } from '../identity/index.js';

/** Rooms may merge in what else they have to know of a socket; it is told to other processes. */
export interface SignedInSocketData {
  identity: Identity;
}

/** A socket of a person whose access token was checked when it connected. */
export type SignedInSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SignedInSocketData>;
